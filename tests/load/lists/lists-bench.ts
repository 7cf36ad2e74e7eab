import type { CDPSession, Page } from '@playwright/test';

import { call } from '../../processes/call.ts';
import type { Person } from '../../processes/people.ts';
import { count, milliseconds, table } from '../figures.ts';
import { type Held, readHeld } from '../web/page-figures.ts';
import { measureOpening } from './measure-opening.ts';
import { type ScrolledList, scrollList } from './scroll-list.ts';

/** How far each list is scrolled to count late frames, in pixels: about seventy screens of a phone. */
const DEPTH = 56_000;

const LOG = '[role="log"]';
/** A message of the open thread. */
export const MESSAGE = `${LOG} article`;
const ROW = 'main li a[href*="/dashboard/chat/"]';

/** The page, its viewer and their partners. */
export interface Bench {
  page: Page;
  client: CDPSession;
  url: string;
  viewer: Person;
  /** The viewer's partners: of the long thread, of the short one, then all others. */
  partners: readonly Person[];
  lengths: { conversations: number; long: number };
}

const print = (text: string) => process.stdout.write(`${text}\n`);
export const megabytes = (size: number) => `${size.toFixed(1)} MB`;
const percent = ({ frames, late }: ScrolledList) => `${((late / frames) * 100).toFixed(1)} %`;

/** Opens, scrolls and measures the lists of a user with many messages. */
export class ListsBench {
  readonly #bench: Bench;

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  /** Measures the long thread and the long list, with the short thread as the floor. */
  async lists(): Promise<void> {
    const { page, url, partners, lengths } = this.#bench;
    const [long, short] = partners;
    if (!long || !short) throw new Error('There are no partners.');
    await page.goto(`${url}/dashboard/chat`);
    await page.locator(ROW).first().waitFor();
    // The first time also loads the code.
    await this.#openThread(partners[2] ?? short);
    await this.#leaveThread();

    const shortOpened = await this.#openThread(short);
    await this.#toBeginning();
    const floor = await this.#held();
    const shortScrolled = await this.#scrollThread(true);
    await this.#leaveThread();

    const longOpened = await this.#openThread(long);
    const atOpening = await this.#held();
    const longRead = await this.#scrollThread(false);
    const readBack = await this.#held();
    await this.#toBeginning();
    const whole = await this.#held();
    const longScrolled = await this.#scrollThread(true);
    await page.getByRole('button', { name: 'Jump to newest' }).click();
    await page.locator(MESSAGE, { hasText: new RegExp(`: ${lengths.long} `) }).waitFor();
    // React still holds the previous render of a component.
    for (const text of ['And one more.', 'And the last one.']) await this.#receive(long, text);
    const afterJump = await this.#held();
    await this.#leaveThread();

    const list = await this.#list();
    const row = (
      name: string,
      opened: number | undefined,
      frames: ScrolledList | undefined,
      held: Held | undefined,
    ) => [
      name,
      opened === undefined ? '' : milliseconds(opened),
      frames ? count(frames.frames) : '',
      frames ? percent(frames) : '',
      frames ? milliseconds(frames.work / frames.frames) : '',
      held ? megabytes(held.heap) : '',
      held ? (held.heap / floor.heap).toFixed(2) : '',
      held ? count(held.nodes) : '',
      held ? count(held.listeners) : '',
    ];
    print(
      `\n${table([
        ['on a phone', 'shown after', 'frames', 'late', 'work a frame', 'heap', 'of floor', 'nodes', 'listeners'],
        row('thread of 100, read to its beginning', shortOpened, shortScrolled, floor),
        row(`thread of ${count(lengths.long)}, opened`, longOpened, undefined, atOpening),
        row(`… read back ${count(DEPTH)} px`, undefined, longRead, readBack),
        row('… all of it loaded, at its beginning', undefined, longScrolled, whole),
        row('… back at the newest', undefined, undefined, afterJump),
        row(`list of ${count(lengths.conversations)}, first page`, list.first, list.read, list.heldFirst),
        row('… all of it loaded', list.again, list.scrolled, list.held),
      ])}`,
    );
  }

  #held = () => readHeld(this.#bench.client);

  /** Opens a thread from the list. @returns milliseconds from the arrival of its messages until they are shown */
  async #openThread({ id }: Person): Promise<number> {
    const { page } = this.#bench;
    const opened = await measureOpening(page, { selector: MESSAGE, address: `/api/v1/messages/${id}` });
    await page.locator(`main li a[href$="/${id}"]`).first().click();
    return opened();
  }

  async #leaveThread(): Promise<void> {
    const { page } = this.#bench;
    await page.goBack();
    await page.locator(ROW).first().waitFor();
  }

  /** Receives a message of a partner whose thread is open at its newest message. */
  async #receive(partner: Person, message: string): Promise<void> {
    const { page, url, viewer } = this.#bench;
    await call(url, partner, 'POST', '/api/v1/messages', {
      recipientId: viewer.id,
      clientId: crypto.randomUUID(),
      message,
      img: '',
    });
    await page.locator(MESSAGE, { hasText: message }).waitFor();
  }

  /** Loads all older messages, page by page, as a user who holds Page Up. */
  async #toBeginning(): Promise<void> {
    const { page } = this.#bench;
    await page.locator(LOG).evaluate(async (log) => {
      const isMore = () => [...log.querySelectorAll('button')].some(({ textContent }) => textContent.includes('older'));
      while (isMore()) {
        log.scrollTop = 0;
        await new Promise(requestAnimationFrame);
      }
      log.scrollTop = 0;
    });
  }

  /** Scrolls a thread, up or from its start down; a short one back and forth, as often as necessary. */
  async #scrollThread(fromBeginning: boolean): Promise<ScrolledList> {
    const { page, client } = this.#bench;
    const height = await page.locator(LOG).evaluate((log) => log.scrollHeight);
    const total: ScrolledList = { frames: 0, late: 0, work: 0 };
    const stretch = fromBeginning ? Math.min(DEPTH, height) : DEPTH;
    let direction = fromBeginning ? 1 : -1;
    for (let left = DEPTH; left > 0; left -= stretch) {
      const { frames, late, work } = await scrollList(page, client, direction * stretch);
      total.frames += frames;
      total.late += late;
      total.work += work;
      direction = -direction;
    }
    return total;
  }

  /** Measures the list: its first page, further pages while scrolling, then all of it. */
  async #list() {
    const { page, client, lengths } = this.#bench;
    const openList = async () => {
      await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Profile' }).click();
      await page.locator(ROW).first().waitFor({ state: 'detached' });
      const opened = await measureOpening(page, { selector: ROW });
      await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Chat' }).click();
      return opened();
    };
    const first = await openList();
    const heldFirst = await this.#held();
    const read = await scrollList(
      page,
      client,
      DEPTH * 3,
      async () => (await page.getByText(`talker ${lengths.conversations}`, { exact: true }).count()) > 0,
    );
    const again = await openList();
    const held = await this.#held();
    const scrolled = await scrollList(page, client, DEPTH);
    return { first, heldFirst, read, again, held, scrolled };
  }
}
