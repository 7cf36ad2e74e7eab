import type { Plugin } from 'vite';

/** What only a browser's React can run: hooks, class components, handlers, and libraries that use them. */
const CLIENT = [
  /import \{[^}]*\b(?:use[A-Z]\w*|createContext|Component|lazy)\b[^}]*\} from "react"/,
  /import \{(?!\s*Slot\s*\}).*\} from "radix-ui"/,
  // Hooks of the library itself, such as useMessages.
  /import \{[^}]*\buse[A-Z]\w*\b[^}]*\} from "(?:\.\.\/hooks|\.)\//,
  /from "(?:embla-carousel|react-countup|react-dom)/,
  /\bon[A-Z]\w*: (?!on[A-Z]\w*[,\s}])/,
];

/**
 * Begins each built file that needs a browser with `'use client'`, so that a page that is rendered on a server (React
 * Server Components) can import it. A file that only composes elements stays usable on both sides.
 */
export function markClientFiles(): Plugin {
  return {
    name: 'oja-client-files',
    renderChunk(code) {
      return CLIENT.some((pattern) => pattern.test(code)) ? { code: `"use client";\n${code}`, map: null } : null;
    },
  };
}
