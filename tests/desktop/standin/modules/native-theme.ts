import { Emitter } from '../emitter.ts';

class NativeTheme extends Emitter {
  shouldUseDarkColors = false;
  /** Of the taskbar and its like. */
  shouldUseDarkColorsForSystemIntegratedUI = false;

  constructor() {
    super('nativeTheme', ['updated']);
  }

  /** As when the person changes the system's colours, for specs. */
  change(isDark: boolean): void {
    this.shouldUseDarkColors = isDark;
    this.shouldUseDarkColorsForSystemIntegratedUI = isDark;
    this.emit('updated');
  }
}

export const nativeTheme = new NativeTheme();
