import { Emitter } from '../emitter.ts';
import type { Session as SessionSurface } from '../surface.ts';
import { protocol } from './protocol.ts';
import { misspellings } from './spelling.ts';

type Check = Parameters<SessionSurface['setPermissionCheckHandler']>[0];
type Ask = Parameters<SessionSurface['setPermissionRequestHandler']>[0];
type Device = Parameters<SessionSurface['setDevicePermissionHandler']>[0];

class Session extends Emitter {
  readonly protocol = protocol;
  /** Some of the languages that Chromium has dictionaries for. */
  readonly availableSpellCheckerLanguages = ['en-AU', 'en-CA', 'en-GB', 'en-US', 'fr'];
  /** The app's permission handlers, for specs: without a window, Chromium is never asked. */
  readonly guards: { ask: Ask; check: Check; device: Device } = { ask: null, check: null, device: null };
  /** How often local storage was written to the disk, for specs. */
  flushCount = 0;
  #languages: string[] = ['en-GB'];
  #isSpelling = true;

  constructor() {
    super('session', ['will-download']);
  }

  setPermissionRequestHandler(handler: Ask): void {
    this.guards.ask = handler;
  }

  setPermissionCheckHandler(handler: Check): void {
    this.guards.check = handler;
  }

  setDevicePermissionHandler(handler: Device): void {
    this.guards.device = handler;
  }

  setSpellCheckerLanguages(languages: string[]): void {
    const unknown = languages.find((language) => !this.availableSpellCheckerLanguages.includes(language));
    if (unknown !== undefined)
      throw new Error(`Invalid language code provided: "${unknown}" is not a valid language code`);
    this.#languages = [...languages];
  }

  getSpellCheckerLanguages(): string[] {
    return [...this.#languages];
  }

  /** Chromium's DevTools cannot do it: only counted. */
  flushStorageData(): void {
    this.flushCount += 1;
  }

  addWordToSpellCheckerDictionary(word: string): boolean {
    return misspellings.delete(word);
  }

  setSpellCheckerEnabled(isEnabled: boolean): void {
    this.#isSpelling = isEnabled;
  }

  isSpellCheckerEnabled(): boolean {
    return this.#isSpelling;
  }
}

export const defaultSession = new Session();
