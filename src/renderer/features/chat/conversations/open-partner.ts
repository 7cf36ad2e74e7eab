const THREAD = /^\/dashboard\/chat\/([^/]+)/;

/** The partner of the conversation at a path; undefined elsewhere. */
export function openPartner(pathname: string): string | undefined {
  const [, id] = THREAD.exec(pathname) ?? [];
  return id === undefined ? undefined : decodeURIComponent(id);
}
