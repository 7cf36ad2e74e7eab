import { expect, it, vi } from 'vitest';

import { BridgeCallError } from './bridge-call-error.ts';
import { showSettingError } from './show-setting-error.ts';

const { showMessageBox } = vi.hoisted(() => ({
  showMessageBox: vi.fn<(options: object) => Promise<object>>(() => Promise.resolve({})),
}));
vi.mock('electron', () => ({ dialog: { showMessageBox } }));

it('a setting in the tray’s menu that the system refuses shows an error message', () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  showSettingError(new BridgeCallError('not_stored', 'macOS did not take it.'));
  showSettingError(new Error('TypeError: nobody could do anything about it'));
  expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'The setting was not changed', detail: 'macOS did not take it.' }),
  );
  vi.restoreAllMocks();
});
