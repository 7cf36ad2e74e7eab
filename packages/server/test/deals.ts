import { randomUUID } from 'node:crypto';

import {
  type Deal,
  type DealsAnswer,
  dealAnswerSchema,
  dealCreatedAnswerSchema,
  dealsAnswerSchema,
} from '@oja/contract/deals';

import type { Account, Answer, TestServer } from './test-server.ts';

/** Makes an offer of ₦42,000 for a post, by default a new one each time. */
export function offer(
  server: TestServer,
  as: Account | undefined,
  postId: string,
  changes: object = {},
): Promise<Answer> {
  return server.call('POST', '/api/v1/deals', {
    as,
    body: { postId, amount: 42_000, clientId: randomUUID(), ...changes },
  });
}

/** Makes an offer, and returns the new deal. */
export async function newDeal(
  server: TestServer,
  as: Account | undefined,
  postId: string,
  changes: object = {},
): Promise<Deal> {
  return (await offer(server, as, postId, changes)).as(dealCreatedAnswerSchema).data.deal;
}

/** Takes an action on the deal that the person sees as this version. */
export function act(
  server: TestServer,
  as: Account | undefined,
  { _id: id, version }: Pick<Deal, '_id' | 'version'>,
  action: string,
  more: object = {},
): Promise<Answer> {
  return server.call('PATCH', `/api/v1/deals/${id}`, {
    as,
    body: { action, version, clientId: randomUUID(), ...more },
  });
}

/** Returns a deal as one of its people sees it now. */
export async function readDeal(server: TestServer, as: Account, id: string): Promise<Deal> {
  return (await server.call('GET', `/api/v1/deals/${id}`, { as })).as(dealAnswerSchema).data.deal;
}

/** Returns the first page of a person's deals. */
export async function dealsOf(server: TestServer, as: Account, query = ''): Promise<DealsAnswer['data']> {
  return (await server.call('GET', `/api/v1/deals${query}`, { as })).as(dealsAnswerSchema).data;
}
