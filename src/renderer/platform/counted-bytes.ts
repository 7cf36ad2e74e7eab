/** Bytes that the browser's resource timing does not contain: bodies of requests, and the socket's frames. */
let counted = 0;

/** Counts bytes that were sent or received, for the meter in Settings (platform/data-meter.ts). Costs an addition. */
export function countBytes(bytes: number): void {
  counted += bytes;
}

/** Returns the bytes counted since the last call. */
export function takeCountedBytes(): number {
  const bytes = counted;
  counted = 0;
  return bytes;
}
