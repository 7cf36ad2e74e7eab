/** The server's origin, put in by electron.vite.config.ts. */
declare const __SERVER_ORIGIN__: string;
/** The folder of the update feed, put in by electron.vite.config.ts; null where the build looks for no updates. */
declare const __UPDATE_URL__: string | null;
