import { setTimeout as pause } from 'node:timers/promises';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import type { Random } from '../../packages/server/src/entry/seed/random.ts';
import { field, log, tab } from '../e2e/two-people.ts';
import type { Person } from '../processes/people.ts';
import type { HostileLine } from './hostile-line.ts';
import { goToNewest } from './read-screen.ts';
import type { Tally } from './tally.ts';
import { typeAll } from './type-all.ts';
import { type Sighting, watchThread } from './watch-thread.ts';

/** How long a page may take until its field can be used; after that it is reloaded. */
const TIMEOUT_MS = 12_000;
/** Bad connections and killed servers are temporary: a page that does not load within these attempts is broken. */
const ATTEMPTS_MAX = 10;
/** The pause between two bursts of messages of one user. */
const THINKING_MS = [0, 800] as const;
/** The maximum messages of one burst: as fast as a page accepts them. */
const BURST_MAX = 10;
const AWAY_MS = [500, 4000] as const;
const WORDS = [
  'Good morning',
  'How much is it?',
  'Is it still there?',
  'I can come on Friday',
  'Thank you',
  'God bless',
] as const;

interface Setting {
  browser: Browser;
  line: HostileLine;
  /** The signed-in user, as the session stores them. */
  session: object;
  random: Random;
  tally: Tally;
}

/** A user who chats in a real browser over a bad connection, and reloads, closes and leaves the page in between. */
export class Talker {
  /** The first letter of their messages. */
  readonly letter: string;
  readonly #partner: Person;
  readonly #setting: Setting;
  readonly #context: BrowserContext;
  #page: Page;
  /** When each message was sent, by its name. */
  readonly sent = new Map<string, number>();
  /** When each of the partner's messages was first visible. */
  readonly seen = new Map<string, number>();
  /** When the thread was left, and when it was open again. */
  readonly #absences: { from: number; until: number }[] = [];
  /** Errors in the thread, even momentary ones. */
  readonly faults = new Set<string>();
  /** Momentary gaps in the thread. */
  readonly gaps = new Set<string>();

  private constructor(letter: string, partner: Person, setting: Setting, context: BrowserContext, page: Page) {
    this.letter = letter;
    this.#partner = partner;
    this.#setting = setting;
    this.#context = context;
    this.#page = page;
  }

  static async open(letter: string, partner: Person, setting: Setting): Promise<Talker> {
    const context = await setting.browser.newContext({
      baseURL: setting.line.url,
      viewport: { width: 1280, height: 800 },
      locale: 'en-NG',
      timezoneId: 'Africa/Lagos',
    });
    const talker = new Talker(letter, partner, setting, context, await context.newPage());
    await context.exposeFunction('reportSighting', (sighting: Sighting) => talker.#note(sighting));
    await context.addInitScript(watchThread, letter === 'A' ? 'B' : 'A');
    await context.addInitScript((session) => localStorage.setItem('oja.session', JSON.stringify(session)), {
      version: 1,
      ...setting.session,
    });
    await talker.enter();
    return talker;
  }

  get page(): Page {
    return this.#page;
  }

  /**
   * Opens the conversation, repeatedly until it has loaded, and reads to its newest message: it opens where the unread
   * ones begin, and a reader who stays there does not see the later ones.
   */
  async enter(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.#page.goto(`/dashboard/chat/${this.#partner.id}`, { waitUntil: 'commit', timeout: TIMEOUT_MS });
        await log(this.#page).waitFor({ timeout: TIMEOUT_MS });
        await goToNewest(this.#page);
        return;
      } catch (error) {
        if (attempt === ATTEMPTS_MAX) throw error;
        await pause(500);
      }
    }
  }

  /** Writes the messages of a range of numbers, a few at a time. */
  async talk(from: number, to: number): Promise<void> {
    const { random } = this.#setting;
    for (let number = from; number <= to;) {
      const until = Math.min(to, number + random.between(0, BURST_MAX - 1));
      await this.#say(number, until);
      number = until + 1;
      await this.#wander();
      await pause(random.between(...THINKING_MS));
    }
  }

  /** Opens a screen without the thread; the tab bar is there. */
  async leave(): Promise<void> {
    this.#beginAbsence();
    await tab(this.#page, 'Home').click();
    await log(this.#page).waitFor({ state: 'detached' });
  }

  /** Returns to the thread without loading the page, if possible. */
  async comeBack(): Promise<void> {
    await this.#page.goBack({ waitUntil: 'commit' });
    await log(this.#page)
      .waitFor({ timeout: TIMEOUT_MS })
      .then(() => goToNewest(this.#page))
      .catch(() => this.enter());
    this.#endAbsence();
  }

  /**
   * When this reader last returned to the thread while a message was on its way, in milliseconds since 1970; undefined
   * if they were there all the time. A reload is no absence.
   */
  returnDuring(sentAt: number, seenAt: number): number | undefined {
    return this.#absences.findLast(({ from, until }) => from <= seenAt && until >= sentAt)?.until;
  }

  async close(): Promise<void> {
    await this.#context.close();
  }

  async #say(from: number, to: number): Promise<void> {
    const { random } = this.#setting;
    const names = Array.from(
      { length: to - from + 1 },
      (_, index) => `${this.letter}${String(from + index).padStart(4, '0')}`,
    );
    const moments = await field(this.#page).evaluate(
      typeAll,
      names.map((name) => `${name} ${random.pick(WORDS)}`),
    );
    for (const [index, name] of names.entries()) this.sent.set(name, moments[index] ?? 0);
  }

  /** Random actions between two bursts. */
  async #wander(): Promise<void> {
    const { random, tally } = this.#setting;
    const chance = random.next() * 1000;
    if (chance < 40) {
      tally.note('page reloaded');
      await this.enter();
    } else if (chance < 52) {
      tally.note('page closed');
      this.#beginAbsence();
      await this.#page.close();
      await pause(random.between(...AWAY_MS));
      this.#page = await this.#context.newPage();
      await this.enter();
      this.#endAbsence();
    } else if (chance < 80) {
      tally.note('thread left');
      await this.leave();
      await pause(random.between(...AWAY_MS));
      await this.comeBack();
    }
  }

  #beginAbsence(): void {
    this.#absences.push({ from: Date.now(), until: Infinity });
  }

  #endAbsence(): void {
    const absence = this.#absences.at(-1);
    if (absence) absence.until = Date.now();
  }

  #note({ fresh, faults, gaps, at }: Sighting): void {
    for (const name of fresh) if (!this.seen.has(name)) this.seen.set(name, at);
    for (const fault of faults) this.faults.add(fault);
    for (const gap of gaps) this.gaps.add(gap);
  }
}
