// A real HTTP proxy in front of the S3 server of the tests, which behaves as bad servers and networks do.

import { type IncomingMessage, request as send, createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

import type { S3Place } from "../src/store/blobs/sigv4.ts";

export interface Passing {
  method: string;
  /** Of the bucket and the object, with the query. */
  path: string;
  response: ServerResponse;
  /** What was sent, for whoever does not pass it on. */
  body: () => Promise<Buffer>;
  /** Has the S3 server answer, and passes its answer on. @param without headers that it does not see */
  pass: (without?: readonly string[]) => Promise<void>;
  /** The same, but cuts the answer off after so many bytes. */
  cutAfter: (bytes: number) => Promise<void>;
}

/** @returns false where the request is to be passed on as it is */
export type Behaviour = (passing: Passing) => Promise<boolean> | boolean;

export interface S3Proxy {
  /** The bucket, as it is reached through the proxy. */
  place: S3Place;
  /** How it behaves from now on; null: it passes everything on. Requests that it keeps hanging are cut off. */
  behave: (behaviour: Behaviour | null) => void;
  /** How many requests it has been sent. */
  asked: () => number;
  stop: () => void;
}

/** Takes a request and says nothing, for as long as the proxy behaves like that. */
export const HANG: Behaviour = () => true;

export const refusing =
  (status: number, code: string, headers: Record<string, string> = {}): Behaviour =>
  ({ response }) => {
    response.writeHead(status, { "content-type": "application/xml", ...headers });
    response.end(`<Error><Code>${code}</Code><Message>No.</Message></Error>`);
    return true;
  };

export async function s3Proxy(place: S3Place): Promise<S3Proxy> {
  const upstream = new URL(place.endpoint);
  const hanging = new Set<ServerResponse>();
  let behaviour: Behaviour | null = null;
  let asked = 0;

  const forward = (request: IncomingMessage, response: ServerResponse, without: readonly string[], most = Infinity) =>
    new Promise<void>((resolve) => {
      const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !without.includes(name)));
      const onward = send(
        {
          host: upstream.hostname,
          port: upstream.port,
          method: request.method,
          path: request.url,
          headers,
          agent: false,
        },
        (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          let sent = 0;
          answer.on("data", (piece: Buffer) => {
            response.write(piece.subarray(0, Math.max(0, most - sent)));
            sent += piece.length;
            if (sent < most) return;
            answer.destroy();
            // What was written leaves before the connection ends.
            response.socket?.end();
            resolve();
          });
          answer.on("end", () => response.end(resolve));
        },
      );
      onward.on("error", () => {
        response.destroy();
        resolve();
      });
      request.pipe(onward);
    });

  const server = createServer(async (request, response) => {
    asked += 1;
    response.on("error", () => {});
    const passing: Passing = {
      method: request.method ?? "",
      path: request.url ?? "",
      response,
      async body() {
        const pieces: Buffer[] = [];
        for await (const piece of request) pieces.push(piece as Buffer);
        return Buffer.concat(pieces);
      },
      pass: (without = []) => forward(request, response, without),
      cutAfter: (bytes) => forward(request, response, [], bytes),
    };
    const handled = behaviour !== null && (await behaviour(passing));
    if (!handled) return void passing.pass();
    if (response.headersSent) return void request.resume();
    hanging.add(response);
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const letGo = () => {
    for (const response of hanging) response.destroy();
    hanging.clear();
  };
  return {
    place: { ...place, endpoint: `http://127.0.0.1:${port}` },
    behave(next) {
      behaviour = next;
      letGo();
    },
    asked: () => asked,
    stop() {
      letGo();
      server.close();
      server.closeAllConnections();
    },
  };
}
