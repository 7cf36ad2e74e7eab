import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { type Person, bearer } from '../../processes/people.ts';
import { type Figures, percentile } from '../figures.ts';

/** Requests that begin at a steady rate. */
export interface SteadyLoad {
  url: string;
  /** Who requests, in turn. */
  people: readonly Person[];
  /** The addresses, in turn. */
  paths: readonly string[];
  perSecond: number;
  seconds: number;
}

/**
 * Sends a fixed number of requests each second, even if the server does not keep up. The measured time is from the
 * moment a request is due until the end of its answer; that of a request that the server was too busy for is infinite.
 * @throws Error if an answer was not successful for another reason
 */
export async function loadSteadily({ url, people, paths, perSecond, seconds }: SteadyLoad): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const took: number[] = [];
  const begin = performance.now();
  const total = perSecond * seconds;
  const sent: Promise<void>[] = [];
  while (sent.length < total) {
    for (;;) {
      const due = begin + (sent.length * 1000) / perSecond;
      if (sent.length >= total || due > performance.now()) break;
      const [person, path] = [people[sent.length % people.length], paths[sent.length % paths.length]];
      if (!person || path === undefined) throw new Error('There is nobody, or no address, to request.');
      sent.push(
        get(agent, url + path, person).then((isTaken) => void took.push(isTaken ? performance.now() - due : Infinity)),
      );
    }
    await pause(1);
  }
  await Promise.all(sent);
  agent.destroy();
  const sorted = Float64Array.from(took).toSorted();
  return {
    perSecond: (sorted.length * 1000) / (performance.now() - begin),
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}

/** Whether the request was answered, and not refused because the server is too busy. */
function get(agent: Agent, address: string, person: Person): Promise<boolean> {
  return new Promise((resolve, reject) => {
    request(address, { agent, headers: bearer(person) }, (response) => {
      response.resume();
      response.once('end', () => {
        if (response.statusCode === 200 || response.statusCode === 503) resolve(response.statusCode === 200);
        else reject(new Error(`${address} answers ${response.statusCode}`));
      });
    })
      .once('error', reject)
      .end();
  });
}
