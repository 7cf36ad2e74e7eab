import { type Chromium, startChromium } from './chromium.ts';
import { LAUNCH } from './launch.ts';
import { serveSchemes, type SchemeHandler } from './scheme-server.ts';

let chromium: Chromium | undefined;
let isEnding = false;

/** The one Chromium of this process, from `ready` to its end. */
export const runtime = {
  /** Starts it and prints, as Electron does, the line by which Playwright finds it. */
  async start(handlerOf: (scheme: string) => SchemeHandler | undefined): Promise<void> {
    const own = await serveSchemes(handlerOf);
    chromium = await startChromium({
      userData: LAUNCH.userData,
      hosts: [own, LAUNCH.hosts].filter(Boolean).join(', '),
      args: [],
    });
    process.stderr.write(`${chromium.listening}\n`);
  },

  chromium(): Chromium {
    if (!chromium) throw new Error('Cannot create BrowserWindow before app is ready');
    return chromium;
  },

  /** Ends Chromium, then this process. */
  end(code: number): void {
    if (isEnding) return;
    isEnding = true;
    void (chromium?.end() ?? Promise.resolve()).finally(() => process.exit(code));
  },
};
