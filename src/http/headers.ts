// What headers of a request say, read once for all who ask.

/** Whether the client takes a body in this content coding (RFC 9110 §12.5.3): "gzip;q=0" refuses it. */
export const acceptsEncoding = (request: Request, coding: "br" | "gzip"): boolean =>
  (request.headers.get("accept-encoding") ?? "").split(",").some((part) => {
    const [name = "", ...parameters] = part.toLowerCase().split(";");
    const quality = parameters.map((text) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(text)?.[1]).find((q) => q !== undefined);
    return name.trim() === coding && Number(quality ?? 1) > 0;
  });
