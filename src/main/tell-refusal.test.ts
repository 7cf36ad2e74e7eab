import { expect, it, vi } from 'vitest';

import { BridgeFault } from './bridge-fault.ts';
import { tellRefusal } from './tell-refusal.ts';

const { showMessageBox } = vi.hoisted(() => ({ showMessageBox: vi.fn<(options: object) => Promise<object>>(() => Promise.resolve({})) }));
vi.mock('electron', () => ({ dialog: { showMessageBox } }));

it('a setting that the system refuses in the tray’s menu is not only written to a log', () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  tellRefusal(new BridgeFault('not_kept', 'macOS did not take it.'));
  tellRefusal(new Error('TypeError: nobody could do anything about it'));
  expect(showMessageBox).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'The setting was not changed', detail: 'macOS did not take it.' }));
  vi.restoreAllMocks();
});
