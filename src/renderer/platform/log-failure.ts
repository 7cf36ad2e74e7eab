/** Writes down a failure that nobody needs to be told of (spec §8: a share, a version check, a sign-in with Google). */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- this is what "only logged" means; not an error, which would be a fault of ours
  console.info(what, error);
}
