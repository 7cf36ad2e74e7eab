import { dialog } from 'electron';

import { BridgeCallError } from './bridge-call-error.ts';
import { reportFault } from './report-fault.ts';
import { text } from '../texts/texts.ts';

/** Shows why a setting in the tray's menu failed. A dialog is used because no page may be open. */
export function showSettingError(failure: unknown): void {
  reportFault(failure);
  if (!(failure instanceof BridgeCallError)) return;
  dialog
    .showMessageBox({ type: 'error', title: 'Oja', message: text('setting.failed'), detail: failure.message })
    .catch(reportFault);
}
