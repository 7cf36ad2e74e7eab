import { secondFactorsAnswerSchema } from '@oja/contract/second-factors';

import { Authenticator } from '../authenticator.ts';
import { HERE, addPasskeyOf, addTotp, passkeyOptions, proveEmail } from '../factors.ts';
import { type Row, type Scene, everybody, everyMember } from './row.ts';

/** Sets up a factor for the caller before the call, where there is a caller with a session. */
async function withOwn({ server, as }: Scene, setUp: (as: NonNullable<Scene['as']>) => Promise<unknown>) {
  const session = await server.call('GET', '/api/v1/sessions', { ...(as && { as }) });
  if (as && session.status === 200) await setUp(as);
}

/** People set up and remove their own factors alone. */
export const factorRows: readonly Row[] = [
  {
    route: 'POST /api/v1/login/second-factor',
    call: ({ request }) =>
      request('POST', '/api/v1/login/second-factor', { challenge: 'a'.repeat(43), code: '123456' }),
    statuses: everybody(401),
  },
  {
    route: 'POST /api/v1/second-factors/totp',
    async call(scene) {
      await withOwn(scene, (as) => proveEmail(scene.server, as));
      return scene.request('POST', '/api/v1/second-factors/totp');
    },
    statuses: everyMember(200),
  },
  {
    // None was begun.
    route: 'POST /api/v1/second-factors/totp/confirm',
    call: ({ request }) => request('POST', '/api/v1/second-factors/totp/confirm', { code: '123456' }),
    statuses: everyMember(410),
  },
  {
    route: 'DELETE /api/v1/second-factors/totp',
    async call(scene) {
      await withOwn(scene, (as) => addTotp(scene.server, as));
      return scene.request('DELETE', '/api/v1/second-factors/totp');
    },
    statuses: everyMember(200),
  },
  {
    route: 'POST /api/v1/second-factors/passkeys/options',
    async call(scene) {
      await withOwn(scene, (as) => proveEmail(scene.server, as));
      return scene.request('POST', '/api/v1/second-factors/passkeys/options');
    },
    statuses: everyMember(200),
  },
  {
    route: 'POST /api/v1/second-factors/passkeys',
    async call(scene) {
      let challenge = 'none';
      await withOwn(scene, async (as) => {
        ({ challenge } = await passkeyOptions(scene.server, as));
      });
      const attestation = new Authenticator().attest(challenge, HERE);
      return scene.request('POST', '/api/v1/second-factors/passkeys', { name: 'A key', attestation });
    },
    statuses: everyMember(200),
  },
  {
    // Only the owner may know that a passkey exists.
    route: 'DELETE /api/v1/second-factors/passkeys/:id',
    async call({ server, owner, request }) {
      await addPasskeyOf(server, owner, new Authenticator());
      const answer = await server.call('GET', '/api/v1/second-factors', { as: owner });
      const { passkeys } = answer.as(secondFactorsAnswerSchema).data;
      return request('DELETE', `/api/v1/second-factors/passkeys/${passkeys[0]?._id}`);
    },
    statuses: { ...everyMember(404), owner: 200 },
  },
  {
    route: 'POST /api/v1/second-factors/recovery-codes',
    async call(scene) {
      await withOwn(scene, (as) => addTotp(scene.server, as));
      return scene.request('POST', '/api/v1/second-factors/recovery-codes');
    },
    statuses: everyMember(200),
  },
];
