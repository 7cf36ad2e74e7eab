import { expect, it, vi } from 'vitest';

import { BridgeFault } from './bridge-fault.ts';
import { showSettingError } from './show-setting-error.ts';

const { showMessageBox } = vi.hoisted(() => ({
  showMessageBox: vi.fn<(options: object) => Promise<object>>(() => Promise.resolve({})),
}));
vi.mock('electron', () => ({ dialog: { showMessageBox } }));

it('a setting in the tray’s menu that the system refuses shows an error message', () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  showSettingError(new BridgeFault('not_kept', 'macOS did not take it.'));
  showSettingError(new Error('TypeError: nobody could do anything about it'));
  expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'The setting was not changed', detail: 'macOS did not take it.' }),
  );
  vi.restoreAllMocks();
});
