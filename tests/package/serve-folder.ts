import { preview } from 'vite';

/** A folder served by a plain web server. */
export interface ServedFolder {
  /** The address of its index page, with a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder on a free port of this machine. Missing files get 404. Browsers keep the files: docs pages open many
 * frames of the same scripts.
 * @param folder the folder to serve
 * @param base the base path, such as '/design/'
 * @param policy the Content-Security-Policy to send, if any
 */
export async function serveFolder(folder: string, base = '/', policy?: string): Promise<ServedFolder> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    root: folder,
    base,
    build: { outDir: '.' },
    preview: {
      host: '127.0.0.1',
      port: 0,
      headers: { 'cache-control': 'max-age=600', ...(policy && { 'content-security-policy': policy }) },
    },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error(`${folder} could not be served.`);
  return { url, close: () => server.close() };
}
