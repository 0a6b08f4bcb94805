// The package that reads what devices send, loaded when somebody has a passkey, or wants one.

export async function webauthn() {
  // It needs this first. In the executable, the bundler would put it behind what asks for it.
  await import("reflect-metadata");
  return import("@simplewebauthn/server");
}
