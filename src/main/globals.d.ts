/** The server's origin, defined by electron.vite.config.ts. */
declare const __SERVER_ORIGIN__: string;
/** The folder of the update feed, defined by electron.vite.config.ts; null in a build without updates. */
declare const __UPDATE_URL__: string | null;
