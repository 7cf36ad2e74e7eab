import { Emitter } from '../emitter.ts';
import { protocol } from './protocol.ts';

type Check = (contents: object | null, permission: string, origin: string, details: object) => boolean;
type Ask = (contents: object, permission: string, answer: (isGranted: boolean) => void, details: { requestingUrl: string; isMainFrame: boolean }) => void;

class Session extends Emitter {
  readonly protocol = protocol;
  readonly availableSpellCheckerLanguages = ['en-GB', 'en-US', 'fr', 'ha', 'ig', 'yo'];
  /** What the app decides, for specs: Chromium is asked nothing without a window. */
  readonly guards: { ask?: Ask | null; check?: Check | null; device?: (() => boolean) | null } = {};
  #languages: string[] = ['en-GB'];
  #isSpelling = true;

  constructor() {
    super('session', ['will-download']);
  }

  setPermissionRequestHandler(handler: Ask | null): void {
    this.guards.ask = handler;
  }

  setPermissionCheckHandler(handler: Check | null): void {
    this.guards.check = handler;
  }

  setDevicePermissionHandler(handler: (() => boolean) | null): void {
    this.guards.device = handler;
  }

  setSpellCheckerLanguages(languages: string[]): void {
    const unknown = languages.find((language) => !this.availableSpellCheckerLanguages.includes(language));
    if (unknown !== undefined) throw new Error(`Invalid language code provided: "${unknown}" is not a valid language code`);
    this.#languages = [...languages];
  }

  getSpellCheckerLanguages(): string[] {
    return [...this.#languages];
  }

  setSpellCheckerEnabled(isEnabled: boolean): void {
    this.#isSpelling = isEnabled;
  }

  isSpellCheckerEnabled(): boolean {
    return this.#isSpelling;
  }
}

export const defaultSession = new Session();
