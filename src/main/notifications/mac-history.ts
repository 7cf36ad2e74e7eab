import { z } from 'zod';

import { alertSchema, type ShownAlert } from '../../bridge/alerts.ts';

/** What the id of a notification holds on macOS. */
const identitySchema = alertSchema.omit({ title: true, body: true, silent: true });

/** How Electron describes the notification whose click, reply or button started the app. */
const launchSchema = z.object({
  identifier: z.string(),
  actionIdentifier: z.string().default(''),
  userText: z.string().default(''),
});

/** Electron's names of the buttons of a notification begin with this. "Mark as read" is the only one. */
const BUTTON = 'ACTION_';

/**
 * The id of an alert's notification on macOS. In later runs the system returns little more than the id, so it holds all
 * that a click, a reply and the check for what was read need.
 */
export function macIdOf({ title: _title, body: _body, silent: _silent, ...identity }: ShownAlert): string {
  return JSON.stringify(identity);
}

/** Returns the alert of a notification on macOS; undefined if this version cannot read its id. */
export function alertOfMac({ id, title, body }: Pick<ShownAlert, 'id' | 'title' | 'body'>): ShownAlert | undefined {
  try {
    const identity = identitySchema.safeParse(JSON.parse(id)).data;
    return identity && { ...identity, title, body };
  } catch {
    return undefined;
  }
}

/**
 * Returns the alert whose notification started the app on macOS, the reply that was typed into it, and whether "Mark as
 * read" was pressed. A click has neither.
 * @param launchInfo as Electron's `ready` event has it
 */
export function readLaunch(
  launchInfo: unknown,
): { alert: ShownAlert; reply: string; isMarkedRead: boolean } | undefined {
  const launch = launchSchema.safeParse(launchInfo).data;
  const alert = launch && alertOfMac({ id: launch.identifier, title: '', body: '' });
  return alert && { alert, reply: launch.userText.trim(), isMarkedRead: launch.actionIdentifier.startsWith(BUTTON) };
}
