import type { ErrorCode } from '@oja/contract/errors';
import { ERROR_MESSAGES } from '@oja/contract/texts';

import { statusOf } from '../../foundation/http/api-error.ts';

/** The error responses of a call, by status: the possible codes, and the message of each. */
export function describeErrors(codes: readonly ErrorCode[]): Record<string, { description: string; content: object }> {
  const statuses = [...new Set(codes.map(statusOf))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => statusOf(code) === status);
      return [
        String(status),
        {
          description: here.map((code) => `\`${code}\`: ${ERROR_MESSAGES[code]}`).join('\n\n'),
          ...((status === 429 || status === 503) && { headers: { 'retry-after': RETRY_AFTER } }),
          content: {
            'application/json': {
              schema: {
                allOf: [
                  { $ref: '#/components/schemas/Error' },
                  { type: 'object', properties: { code: { enum: here } } },
                ],
              },
            },
          },
        },
      ];
    }),
  );
}

const RETRY_AFTER = {
  description: 'Seconds after which it is worth trying again',
  schema: { type: 'integer', minimum: 1 },
};
