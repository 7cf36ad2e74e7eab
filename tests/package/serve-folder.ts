import { preview } from 'vite';

/** A folder as a plain web server gives it. */
export interface ServedFolder {
  /** Address of its index page, with a slash at its end. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a folder on a free port of this machine; what is not there is 404.
 * @param folder to serve
 * @param base the path it stands under, such as '/design/'
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
    preview: { host: '127.0.0.1', port: 0, ...(policy && { headers: { 'content-security-policy': policy } }) },
  });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error(`${folder} could not be served.`);
  return { url, close: () => server.close() };
}
