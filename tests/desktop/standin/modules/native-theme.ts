import { Emitter } from '../emitter.ts';

class NativeTheme extends Emitter {
  shouldUseDarkColors = false;
  /** The colours of the taskbar and similar parts of the system. */
  shouldUseDarkColorsForSystemIntegratedUI = false;

  constructor() {
    super('nativeTheme', ['updated']);
  }

  /** Changes the system's colours, for specs. */
  change(isDark: boolean): void {
    this.shouldUseDarkColors = isDark;
    this.shouldUseDarkColorsForSystemIntegratedUI = isDark;
    this.emit('updated');
  }
}

export const nativeTheme = new NativeTheme();
