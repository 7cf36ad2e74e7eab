/**
 * Node's flags for the server. By default it delays garbage collection until garbage is about four times the live
 * memory, which makes a server under load twice as large and each collection longer.
 */
export const SERVER_FLAGS = [
  // The young generation is 8 MB instead of up to 64: far less memory for a few percent more time.
  '--max-semi-space-size=8',
  // The old generation is collected when it has grown by half since the last collection.
  '--heap-growing-percent=50',
];
