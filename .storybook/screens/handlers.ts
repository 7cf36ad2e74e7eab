import { delay, http, HttpResponse } from 'msw';

import { type Answers, type Call, CALLS, Otherwise } from './answers.ts';
import { drawingAt, PICTURES_PATH } from './fixtures/hosted.ts';

/** The calls in progress of a story's screen, and the errors in their answers. */
export interface Exchange {
  /** The number of calls in progress that will be answered. */
  open: number;
  /** Calls without an answer, and answers that do not match the contract. */
  faults: string[];
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };

/** @throws Error if the answer does not match the schema of its call */
function bodyOf(call: Call, answer: unknown) {
  const { data, error } = CALLS[call].safeParse(answer);
  if (error) throw new Error(`The answer to ${call} is not of the contract's shape: ${error.message}`);
  return data;
}

async function respond(call: Call, answer: unknown): Promise<Response> {
  if (!(answer instanceof Otherwise)) return HttpResponse.json(bodyOf(call, answer));
  if (answer.why === 'pending') await delay('infinite');
  return answer.why === 'unreachable' ? HttpResponse.error() : HttpResponse.json(answer.why, { status: answer.status });
}

function handlerOf(call: Call, given: Answers[Call], exchange: Exchange) {
  const [method, path = ''] = call.split(' ');
  // Constant answers are validated before the story is rendered.
  if (typeof given !== 'function' && !(given instanceof Otherwise)) bodyOf(call, given);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- calls begin with one of these
  return METHODS[method as keyof typeof METHODS](path, async ({ request }) => {
    const answer = typeof given === 'function' ? given(new URL(request.url)) : given;
    const isComing = !(answer instanceof Otherwise && answer.why === 'pending');
    if (isComing) exchange.open += 1;
    try {
      return await respond(call, answer);
    } catch (error) {
      exchange.faults.push(String(error));
      return HttpResponse.error();
    } finally {
      if (isComing) exchange.open -= 1;
    }
  });
}

/**
 * Makes the request handlers of one story's server.
 * @param answers by call
 * @param exchange records the calls in progress and the errors
 * @throws Error if an answer does not match the contract
 */
export function handlersOf(answers: Answers, exchange: Exchange) {
  // In the order of CALLS, where the more specific path comes first.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys loses the type of the keys
  const calls = (Object.keys(CALLS) as Call[]).filter((call) => answers[call] !== undefined);
  return [
    ...calls.map((call) => handlerOf(call, answers[call], exchange)),
    http.get(`${PICTURES_PATH}:name`, ({ params }) => {
      const drawing = drawingAt(String(params['name']));
      return drawing === undefined
        ? new HttpResponse(null, { status: 404 })
        : new HttpResponse(drawing, { headers: { 'content-type': 'image/svg+xml' } });
    }),
    http.get('/health', () => HttpResponse.error()),
    http.all('/api/*', ({ request }) => {
      exchange.faults.push(`Nothing answers ${request.method} ${request.url}: give the story an answer.`);
      return HttpResponse.error();
    }),
  ];
}

/** Handlers that fail every call, as if the server could not be reached. */
export const NO_SERVER = [
  http.all('/api/*', () => HttpResponse.error()),
  http.all('/health', () => HttpResponse.error()),
];
