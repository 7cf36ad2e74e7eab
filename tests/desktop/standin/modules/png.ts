import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_BYTES = 24;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Writes a bitmap as PNG. @param bitmap four bytes a pixel: blue, green, red, alpha */
export function writePng(bitmap: Uint8Array, { width, height }: { width: number; height: number }): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits for each channel, colour with alpha.
  header.set([8, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width * 4 + 1));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [blue = 0, green = 0, red = 0, alpha = 0] = bitmap.subarray((y * width + x) * 4);
      rows.set([red, green, blue, alpha], y * (width * 4 + 1) + 1 + x * 4);
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The width and height in a PNG's header; undefined for other data. */
export function pngSize(file: Uint8Array): { width: number; height: number } | undefined {
  const head = Buffer.from(file.subarray(0, HEADER_BYTES));
  if (head.length < HEADER_BYTES || !head.subarray(0, 8).equals(SIGNATURE)) return undefined;
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}
