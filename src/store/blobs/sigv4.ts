// Signed requests to an S3 server (AWS Signature Version 4).

import { createHmac } from "node:crypto";

import { sha256 } from "../../base/crypto.ts";

export interface S3Place {
  /** For example https://s3.eu-central-1.amazonaws.com. */
  endpoint: string;
  region: string;
  bucket: string;
  /** The beginning of every name: empty, or with a slash at its end. */
  prefix: string;
  accessKey: string;
  secretKey: string;
}

export interface SignedRequest {
  method: "GET" | "PUT" | "POST" | "DELETE" | "HEAD";
  /** The name of the object, prefix included; empty for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Its SHA-256 in hexadecimal digits, if the caller has computed it. */
  bodyHash?: string;
}

/** @param now the time, for tests of the signature */
export function signedRequest(place: S3Place, request: SignedRequest, now = new Date()): Request {
  const { method, key = "", query = {}, headers = {}, body = new Uint8Array() } = request;
  const stamp = now.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = stamp.slice(0, 8);
  const base = new URL(place.endpoint);
  const path = `/${place.bucket}${key === "" ? "" : `/${key.split("/").map(encoded).join("/")}`}`;
  const queryText = Object.entries(query)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join("&");
  const { bodyHash = hexOf(sha256(body)) } = request;
  const signed: Record<string, string> = {
    host: base.host,
    "x-amz-content-sha256": bodyHash,
    "x-amz-date": stamp,
    ...headers,
  };
  const names = Object.keys(signed).sort();
  const canonical = [
    method,
    path,
    queryText,
    ...names.map((name) => `${name}:${signed[name]}`),
    "",
    names.join(";"),
    bodyHash,
  ].join("\n");
  const scope = `${day}/${place.region}/s3/aws4_request`;
  const keyOfDay = hmac(hmac(hmac(hmac(`AWS4${place.secretKey}`, day), place.region), "s3"), "aws4_request");
  const signature = hexOf(hmac(keyOfDay, ["AWS4-HMAC-SHA256", stamp, scope, hexOf(sha256(canonical))].join("\n")));
  const { host: _, ...sent } = signed;
  const authorization =
    `AWS4-HMAC-SHA256 Credential=${place.accessKey}/${scope}, ` +
    `SignedHeaders=${names.join(";")}, Signature=${signature}`;
  return new Request(`${base.origin}${path}${queryText === "" ? "" : `?${queryText}`}`, {
    method,
    headers: { ...sent, authorization },
    ...(body.length > 0 ? { body: body as Uint8Array<ArrayBuffer> } : {}),
  });
}

const hmac = (key: string | Uint8Array, text: string): Buffer => createHmac("sha256", key).update(text).digest();
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);

/** The texts of all elements with this name in an answer from S3, which never nests elements of the same name. */
export const elementsIn = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, "g"))].map(([, text = ""]) => decoded(text));

const ENTITIES: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
const decoded = (text: string): string =>
  text.replace(/&(#x?[0-9a-fA-F]+|\w+);/g, (whole, name: string) => {
    if (!name.startsWith("#")) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(Number(name.startsWith("#x") ? `0x${name.slice(2)}` : name.slice(1)));
  });
