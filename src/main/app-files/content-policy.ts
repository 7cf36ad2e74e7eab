/**
 * The Content-Security-Policy of every response of the app's scheme (architecture §8): scripts and styles only from the
 * build, no inline code, no eval, calls and pictures only from the server. blob: shows a picture that was chosen and
 * not yet uploaded.
 * @param serverOrigin an http or https origin
 */
export function contentPolicy(serverOrigin: string): string {
  const { origin } = new URL(serverOrigin);
  const sockets = origin.replace(/^http/v, 'ws');
  return Object.entries({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'img-src': `'self' blob: ${origin}`,
    'connect-src': `'self' ${origin} ${sockets}`,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ');
}
