import { useSavesData } from '@oja/ui/hooks/use-saves-data';
import { useEffect } from 'react';

import { storedTexts } from './stored-texts.ts';

/** page-start.js reads it, too, before the first paint. */
const setting = storedTexts('oja.data-saver');

/** Whether the user has turned on Oja's own data saver on this device. */
export const useOwnDataSaver = (): boolean => setting.useText('') === 'on';

/** Turns Oja's own data saver on or off on this device, on all open pages. */
export function setOwnDataSaver(isOn: boolean): void {
  setting.write('', isOn ? 'on' : '');
}

/**
 * Returns whether data is saved, by the browser's setting or Oja's own, for `PictureSaving` (decision 030): pictures
 * are small, those in chats are loaded on a press, and texts are in the system's typefaces.
 */
export function useDataSaver(): boolean {
  const isAsked = useOwnDataSaver();
  const isOn = useSavesData() || isAsked;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isOn) dataset['typefaces'] = 'none';
    else if (dataset['typefaces'] === 'none') delete dataset['typefaces'];
  }, [isOn]);
  return isOn;
}
