import { randomUUID } from 'node:crypto';

import { DEAL_CHANGES } from '@oja/contract/deal-lifecycle';
import { dealAnswerSchema } from '@oja/contract/deals';
import { likeAnswerSchema, postCreatedAnswerSchema } from '@oja/contract/posts';

import type { Random } from '../../packages/server/src/entry/seed/random.ts';
import { call } from '../processes/call.ts';
import type { Person } from '../processes/people.ts';

/** A message as its sender sent it. */
interface Sending {
  sender: Person;
  recipientId: string;
  clientId: string;
}

/** A deal under way, or ended. */
interface Bargain {
  people: readonly string[];
  version: number;
}

/** Acknowledged writes, which must never be missing from the database. */
export class Journal {
  readonly postIds: string[] = [];
  readonly messages: Sending[] = [];
  /** For each person and post, whether the last answer said that it is liked; null if the last click got no answer. */
  readonly likes = new Map<string, boolean | null>();
  /** By the id of a deal: its people, and the newest version that was answered. */
  readonly deals = new Map<string, Bargain>();
  /** Sent without an answer: they may be stored or not. */
  readonly unanswered: Sending[] = [];
  acknowledged = 0;
}

/** What every post needs. */
const POST = {
  title: 'Hand-dyed adire',
  description: 'Five yards, real indigo.',
  phoneNumber: '0803 123 4567',
  location: 'Abeokuta',
  images: [],
};

/** Performs one random write as a person and records the answer. */
export async function writeSomething(
  url: string,
  person: Person,
  people: readonly Person[],
  journal: Journal,
  random: Random,
): Promise<void> {
  const chance = random.next();
  if (chance < 0.1 || journal.postIds.length === 0) await writePost(url, person, journal);
  else if (chance < 0.2) await bargain(url, person, journal, random);
  else if (chance < 0.55) await like(url, person, journal, random);
  else
    await sendMessage(
      url,
      { sender: person, recipientId: otherThan(person, people, random), clientId: randomUUID() },
      journal,
    );
}

async function writePost(url: string, person: Person, journal: Journal): Promise<void> {
  const { body } = await done(call(url, person, 'POST', '/api/v1/posts', POST), 201);
  journal.postIds.push(postCreatedAnswerSchema.parse(body).data.post._id);
  journal.acknowledged += 1;
}

async function like(url: string, person: Person, journal: Journal, random: Random): Promise<void> {
  // Few posts, so that many people click on the same.
  const postId = journal.postIds[random.between(0, Math.min(9, journal.postIds.length - 1))];
  const key = `${postId} ${person.id}`;
  journal.likes.set(key, null);
  const { body } = await done(call(url, person, 'POST', `/api/v1/posts/like/${postId}`), 200);
  journal.likes.set(key, likeAnswerSchema.parse(body).data.isLiked);
  journal.acknowledged += 1;
}

/** Takes a step in one of the person's deals, or makes an offer for a post. What cannot be done now is refused. */
async function bargain(url: string, person: Person, journal: Journal, random: Random): Promise<void> {
  const own = [...journal.deals].filter(([, { people }]) => people.includes(person.id));
  const [id, known] = own[random.between(0, own.length)] ?? [];
  const postId = journal.postIds[random.between(0, journal.postIds.length - 1)];
  const action = DEAL_CHANGES[random.between(0, DEAL_CHANGES.length - 1)];
  const step = { clientId: randomUUID(), amount: 42_000 };
  const more = { reason: 'Too far away', terms: { handover: 'pickup', payment: 'on_delivery' } };
  const answer = known
    ? await call(url, person, 'PATCH', `/api/v1/deals/${id}`, { ...step, ...more, action, version: known.version })
    : await call(url, person, 'POST', '/api/v1/deals', { ...step, postId });
  if (answer.status === 400 || answer.status === 409) return;
  const { deal } = dealAnswerSchema.parse((await done(Promise.resolve(answer), known ? 200 : 201)).body).data;
  const version = Math.max(deal.version, journal.deals.get(deal._id)?.version ?? 0);
  journal.deals.set(deal._id, { people: [deal.buyer._id, deal.vendor._id], version });
  journal.acknowledged += 1;
}

/** Sends a message, or sends it again if it got no answer. */
export async function sendMessage(url: string, sending: Sending, journal: Journal): Promise<void> {
  const { sender, recipientId, clientId } = sending;
  try {
    const answer = await call(url, sender, 'POST', '/api/v1/messages', {
      recipientId,
      clientId,
      message: `Is it still there? ${clientId}`,
      img: '',
    });
    if (answer.status >= 400)
      throw new Error(`POST /api/v1/messages answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    journal.messages.push(sending);
    journal.acknowledged += 1;
  } catch (error) {
    journal.unanswered.push(sending);
    throw error;
  }
}

function otherThan(person: Person, people: readonly Person[], random: Random): string {
  const others = people.filter((other) => other !== person);
  return others[random.between(0, others.length - 1)]?.id ?? '';
}

async function done(calling: ReturnType<typeof call>, status: number): ReturnType<typeof call> {
  const answer = await calling;
  if (answer.status !== status)
    throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
