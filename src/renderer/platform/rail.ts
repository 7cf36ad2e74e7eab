import { storedTexts } from './stored-texts.ts';

const setting = storedTexts('oja.rail');

/** Whether the user has made the rail of the tabs narrow on this device. */
export const useIsRailNarrow = (): boolean => setting.useText('') === 'narrow';

/** Makes the rail of the tabs narrow or wide on this device, in all windows. */
export function setRailNarrow(isNarrow: boolean): void {
  setting.write('', isNarrow ? 'narrow' : '');
}
