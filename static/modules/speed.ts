// How fast something is on its way.

export interface Progress {
  sent: number;
  total: number;
  /** Average of the last few seconds. */
  bytesPerSecond: number;
}

const WINDOW_MS = 3_000;

/** @param sent what had arrived before */
export function pace(onProgress: (progress: Progress) => void, sent = 0): (sent: number, total: number) => void {
  const samples = [{ atMs: performance.now(), sent }];
  return (sent, total) => {
    const atMs = performance.now();
    samples.push({ atMs, sent });
    while (samples.length > 2 && atMs - (samples[0]?.atMs ?? 0) > WINDOW_MS) samples.shift();
    const first = samples[0] ?? { atMs, sent: 0 };
    const seconds = Math.max(0.001, (atMs - first.atMs) / 1_000);
    onProgress({ sent, total, bytesPerSecond: (sent - first.sent) / seconds });
  };
}
