import { dialog } from 'electron';

import { BridgeFault } from './bridge-fault.ts';
import { reportFault } from './report-fault.ts';

/** Shows why a setting in the tray's menu failed. A dialog is used because no page may be open. */
export function showSettingError(refusal: unknown): void {
  reportFault(refusal);
  if (!(refusal instanceof BridgeFault)) return;
  dialog
    .showMessageBox({ type: 'error', title: 'Oja', message: 'The setting was not changed', detail: refusal.message })
    .catch(reportFault);
}
