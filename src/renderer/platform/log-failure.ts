/** Logs a failure that is not shown to the user (product §8: a share, a version check, a sign-in with Google). */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- "only logged" means the console; not console.error, which is for bugs
  console.info(what, error);
}
