import type { ErrorCode } from '@oja/contract/errors';
import { REFUSALS } from '@oja/contract/texts';

import { statusOf } from '../http/refusal.ts';

/** The refusals among a call's responses, by status: which codes it may be, and what each says. */
export function describeErrors(codes: readonly ErrorCode[]): Record<string, { description: string; content: object }> {
  const statuses = [...new Set(codes.map(statusOf))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => statusOf(code) === status);
      return [
        String(status),
        {
          description: here.map((code) => `\`${code}\`: ${REFUSALS[code]}`).join('\n\n'),
          ...((status === 429 || status === 503) && { headers: { 'retry-after': RETRY_AFTER } }),
          content: {
            'application/json': {
              schema: { allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: here } } }] },
            },
          },
        },
      ];
    }),
  );
}

const RETRY_AFTER = { description: 'Seconds after which it is worth trying again', schema: { type: 'integer', minimum: 1 } };
