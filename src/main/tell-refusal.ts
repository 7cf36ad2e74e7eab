import { dialog } from 'electron';

import { BridgeFault } from './bridge-fault.ts';
import { reportFault } from './report-fault.ts';

/** Tells whoever changed a setting in the tray's menu, where no page may be open, why it was not taken. */
export function tellRefusal(refusal: unknown): void {
  reportFault(refusal);
  if (!(refusal instanceof BridgeFault)) return;
  dialog.showMessageBox({ type: 'error', title: 'Oja', message: 'The setting was not changed', detail: refusal.message }).catch(reportFault);
}
