import type { CdpSession } from '../cdp.ts';
import { makeCodec } from './codec.ts';
import { runtime } from '../runtime.ts';
import type { ToMain, ToPreload } from './preload-world.ts';
import { mainWorldScript, preloadWorldScript } from './scripts.ts';
import { NAMES } from './shared-names.ts';

const codec = makeCodec();

/** A page of Chromium that is the content of one window. */
export interface Page {
  targetId: string;
  session: CdpSession;
  /** Sends a message to the preload's world of the current document. It is lost if there is none. */
  send: (message: ToPreload) => void;
}

/**
 * Opens an empty page with the scripts of both worlds, and pauses what main may refuse.
 * @param options `onMessage` receives messages of the preload's world; `onWorld` reports that a new document has one
 */
export async function openPage(options: {
  preload: string | undefined;
  onMessage: (message: ToMain) => void;
  onWorld: () => void;
}): Promise<Page> {
  const { connection } = runtime.chromium();
  const browser = connection.session();
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank', newWindow: true });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const session = connection.session(sessionId);

  let world: number | undefined;
  session.on('Runtime.executionContextCreated', ({ context: { id, name, auxData } }) => {
    // The id of a page's main frame equals its target's id.
    if (name !== NAMES.world || auxData?.['frameId'] !== targetId) return;
    world = id;
    options.onWorld();
  });
  session.on('Runtime.executionContextsCleared', () => (world = undefined));
  session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the preload's world has this binding
    if (name === NAMES.send && executionContextId === world) options.onMessage(codec.read(payload) as ToMain);
  });

  await Promise.all([
    session.send('Page.enable'),
    session.send('Runtime.enable'),
    session.send('Inspector.enable'),
    session.send('Page.setLifecycleEventsEnabled', { enabled: true }),
    session.send('Runtime.addBinding', { name: NAMES.send, executionContextName: NAMES.world }),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: mainWorldScript() }),
    session.send('Page.addScriptToEvaluateOnNewDocument', {
      source: preloadWorldScript(options.preload),
      worldName: NAMES.world,
    }),
    session.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] }),
  ]);

  return {
    targetId,
    session,
    send(message) {
      if (world === undefined) return;
      const expression = `globalThis[${JSON.stringify(NAMES.receive)}](${JSON.stringify(codec.write(message))})`;
      // The document may be destroyed in the meantime.
      session.send('Runtime.evaluate', { expression, contextId: world }).catch(() => undefined);
    },
  };
}
