import { type OwnAdvert, advertsAnswerSchema } from '@oja/contract/adverts';

import { makeSettlement } from '../src/entry/settlement.ts';
import { advertJobs } from '../src/market/adverts/advert-jobs.ts';
import { orderedAnswerSchema, postAdvert } from './adverts.ts';
import type { FlutterwaveServer } from './flutterwave-server.ts';
import { balanceOf } from './ledger.ts';
import type { Account, Answer, TestServer } from './test-server.ts';

/** The adverts and payments of one vendor, who pays through a simulated Flutterwave. */
export class VendorPayments {
  readonly #server: TestServer;
  readonly #vendor: Account;
  readonly #flutterwave: FlutterwaveServer;

  constructor(server: TestServer, vendor: Account, flutterwave: FlutterwaveServer) {
    this.#server = server;
    this.#vendor = vendor;
    this.#flutterwave = flutterwave;
  }

  /** Orders a weekly advert and returns the reference of its payment, as the checkout received it. */
  async order(query: Record<string, string> = {}): Promise<string> {
    const answer = await postAdvert(this.#server, this.#vendor, query);
    const { link } = answer.as(orderedAnswerSchema).data;
    if (answer.status !== 201 || !link.startsWith('https://checkout.flutterwave.example/'))
      throw new Error(`The advert was not ordered: ${answer.status}, ${link}`);
    return String(this.#flutterwave.started.at(-1)?.['tx_ref']);
  }

  /** Sends a notice of Flutterwave to the server. */
  notify({ headers, body }: { headers: Record<string, string>; body: object }): Promise<Answer> {
    return this.#server.call('POST', '/api/payments/webhook/flutterwave', { headers, body });
  }

  /** Returns from the checkout. */
  comeBack(reference: string, query = ''): Promise<Answer> {
    return this.#server.call('GET', `/api/payments/return/${reference}${query}`);
  }

  /** The vendor's adverts, newest first. */
  async adverts(): Promise<OwnAdvert[]> {
    const answer = await this.#server.call('GET', '/api/v1/adverts', { as: this.#vendor });
    return answer.as(advertsAnswerSchema).data.adverts;
  }

  async newest(): Promise<OwnAdvert> {
    const [advert] = await this.adverts();
    if (advert === undefined) throw new Error('The vendor has no advert.');
    return advert;
  }

  /** The state of the newest advert. */
  async advertState(): Promise<string> {
    return (await this.newest()).state;
  }

  /** The state of a payment. */
  async stateOf(reference: string): Promise<string> {
    const { state } = await this.#server.database.queries
      .selectFrom('payments')
      .select('state')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return state;
  }

  /** The balance of the vendor's wallet, in naira. */
  wallet(): Promise<number> {
    return balanceOf(this.#server.database.queries, { owner: this.#vendor.id });
  }

  /** Runs a job of the adverts. */
  async run(name: 'verify-payments' | 'cancel-unpaid-adverts'): Promise<void> {
    const job = advertJobs(makeSettlement(this.#server.services)).find((one) => one.name === name);
    await job?.run(this.#server.clock.now);
  }
}
