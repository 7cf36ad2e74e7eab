const NOT_GENUINE = 'What arrived is not what was published, so it was thrown away.';

/** By the codes of electron-updater and of the system. */
const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['ERR_CHECKSUM_MISMATCH', NOT_GENUINE],
  ['ERR_UPDATER_INVALID_SIGNATURE', NOT_GENUINE],
  ['ENOSPC', 'The disk is full. Free some space.'],
  ['EACCES', 'Oja may not write where the update belongs.'],
  ['EPERM', 'Oja may not write where the update belongs.'],
  ['EROFS', 'Oja may not write where the update belongs.'],
]);

/** Says in words why an update was not taken. macOS gives its checks of signatures no code. */
export function updateRefusal(error: unknown): string {
  if (!(error instanceof Error)) return 'The download broke off.';
  const known = 'code' in error ? REASONS.get(error.code) : undefined;
  return known ?? (/code signature/iv.test(error.message) ? NOT_GENUINE : 'The download broke off.');
}
