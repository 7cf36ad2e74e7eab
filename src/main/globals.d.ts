/** The server's origin, put in by electron.vite.config.ts. */
declare const __SERVER_ORIGIN__: string;
