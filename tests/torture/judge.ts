import { setTimeout as pause } from 'node:timers/promises';

import { auditDatabase } from '../faults/audit-database.ts';
import { differences } from './differences.ts';
import { readBadge, readThread } from './read-screen.ts';
import type { Servers } from './servers.ts';
import { type Stored, readStored } from './stored.ts';
import type { Talker } from './talker.ts';

/** How long pending messages may take on a good connection: no client waits longer than half a minute for a retry. */
const TIMEOUT_MS = 90_000;

/** A count as a tab shows it (product §9). */
const badgeOf = (count: number) => (count > 100 ? '99+' : String(count));

/** Waits until a condition is true. @returns whether it became true in time */
async function becomesTrue(holds: () => Promise<boolean>): Promise<boolean> {
  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until; await pause(200)) if (await holds()) return true;
  return false;
}

/** Waits until a number of messages is stored, as long as new ones arrive: on a busy machine many may be pending. */
async function untilStored(count: number, look: () => Promise<Stored>): Promise<void> {
  for (let before = -1; ;) {
    const { names } = await look();
    if (names.length === count || names.length === before) return;
    before = names.length;
    await becomesTrue(async () => (await look()).names.length > before);
  }
}

/**
 * Finds errors on good connections: on the screens as they are, after a reload, and in the database. Bayo has left the
 * thread.
 * @param last the minimum number of messages he has not seen
 */
export async function judge(servers: Servers, ada: Talker, bayo: Talker, last: number): Promise<string[]> {
  const written = [...ada.sent.keys(), ...bayo.sent.keys()];
  const look = () => readStored(servers.place, servers.people);
  await untilStored(written.length, look);
  const faults = differences('in the database', (await look()).names.toSorted(), written.toSorted());
  const { names } = await look();
  for (const { letter, sent } of [ada, bayo]) {
    faults.push(
      ...differences(
        `${letter}'s own order`,
        names.filter((name) => name.startsWith(letter)),
        [...sent.keys()],
      ),
    );
  }

  faults.push(...(await judgeCounts(look, [ada, bayo], last)));
  await bayo.comeBack();
  faults.push(...(await judgeCounts(look, [ada, bayo], 0)));
  faults.push(...(await judgeScreens('as it was', names, [ada, bayo])));
  await Promise.all([ada.enter(), bayo.enter()]);
  faults.push(...(await judgeScreens('reloaded', names, [ada, bayo])));

  for (const [book, count] of Object.entries(await servers.place.look(auditDatabase)))
    faults.push(`in the database: ${book}: ${count}`);
  for (const { letter, faults: shown } of [ada, bayo])
    faults.push(...[...shown].map((fault) => `${letter}'s screen, for a moment: ${fault}`));
  return faults;
}

/**
 * Compares the counts on the tabs with the database: at least the given number of unread messages for Bayo, or none for
 * anybody.
 */
async function judgeCounts(look: () => Promise<Stored>, talkers: readonly Talker[], least: number): Promise<string[]> {
  const found: string[] = [];
  const isRight = async () => {
    const { unread } = await look();
    found.length = 0;
    for (const [index, { letter, page }] of talkers.entries()) {
      const held = unread[index];
      if (!held) continue;
      const { messages, counter, notifications } = held;
      const [chat, alerts] = [await readBadge(page, 'Chat'), await readBadge(page, 'Alerts')];
      const wrong = index === 1 && least > 0 ? messages < least : messages > 0;
      const text = `${letter} has ${messages} unread messages, the counter says ${counter}, the tab ${chat}; ${notifications} unread notifications, the tab says ${alerts}`;
      if (
        wrong ||
        chat !== badgeOf(messages) ||
        counter !== messages ||
        alerts !== badgeOf(notifications) ||
        notifications !== Math.min(messages, 1)
      )
        found.push(text);
    }
    return found.length === 0;
  };
  return (await becomesTrue(isRight))
    ? []
    : found.map((text) => `${least > 0 ? 'With the thread left' : 'With the thread read'}: ${text}`);
}

/** Checks whole threads on the screens. Each user's messages are marked as seen, because the other has seen them. */
async function judgeScreens(when: string, names: readonly string[], talkers: readonly Talker[]): Promise<string[]> {
  const judged = talkers.map(async ({ letter, page }) => {
    const shown = await readThread(page);
    const faults = differences(
      `${letter}'s screen, ${when}`,
      shown.map(({ name }) => name),
      names,
    );
    const unseen = shown.filter(({ name, status }) => name.startsWith(letter) && status !== 'Seen');
    if (unseen.length > 0)
      faults.push(
        `${letter}'s screen, ${when}: ${unseen.length} own messages not marked as seen: ${unseen
          .slice(0, 5)
          .map(({ name, status }) => `${name} ${status}`)
          .join(', ')}`,
      );
    return faults;
  });
  return (await Promise.all(judged)).flat();
}
