import { type MessageAnswer, messageAnswerSchema } from '@oja/contract/answers';
import {
  type AddPasskey,
  type FactorAddedAnswer,
  factorAddedAnswerSchema,
  type PasskeyOptionsAnswer,
  passkeyOptionsAnswerSchema,
  type RecoveryCodesAnswer,
  recoveryCodesAnswerSchema,
  type SecondFactorsAnswer,
  secondFactorsAnswerSchema,
  type TotpAnswer,
  totpAnswerSchema,
} from '@oja/contract/second-factors';

import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** A first factor also opens the screens of an admin, whose calls were refused without one. */
const CHANGED = ['SecondFactors', 'Flags'] as const;
const changed = (_answer: unknown, error: unknown) => (error ? [] : CHANGED);

/** The calls of the viewer's second factors (decision 037). The section in Settings shows their failures. */
export const secondFactorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** GET /v1/second-factors: the second factors of the account (decision 037). Provides `SecondFactors`. */
    getSecondFactors: build.query<SecondFactorsAnswer, void>({
      query: () => '/v1/second-factors',
      providesTags: ['SecondFactors'],
      // A factor that was added elsewhere is seen when Settings is opened again.
      keepUnusedDataFor: 0,
      extraOptions: endpointOptions<SecondFactorsAnswer>({
        answer: { data: { totp: 'boolean', passkeys: 'records', recoveryCodesLeft: 'number', needed: 'boolean' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: secondFactorsAnswerSchema }),
    }),
    /** Makes the key of a new authenticator app. Nothing changes until its first code is confirmed. */
    beginTotp: build.mutation<TotpAnswer, void>({
      query: () => ({ url: '/v1/second-factors/totp', method: 'POST' }),
      extraOptions: endpointOptions<TotpAnswer>({ answer: { data: { secret: 'text', uri: 'text' } } }),
      ...(import.meta.env.DEV && { responseSchema: totpAnswerSchema }),
    }),
    /**
     * POST /v1/second-factors/totp/confirm: adds the authenticator app with its first code, and reloads the list
     * (decision 037).
     */
    confirmTotp: build.mutation<FactorAddedAnswer, string>({
      query: (code) => ({ url: '/v1/second-factors/totp/confirm', method: 'POST', body: { code } }),
      invalidatesTags: changed,
      extraOptions: endpointOptions<FactorAddedAnswer>({
        answer: { message: 'text', data: {} },
        // The dialog shows the failure.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: factorAddedAnswerSchema }),
    }),
    /** DELETE /v1/second-factors/totp: removes the authenticator app, and reloads the list (decision 037). */
    removeTotp: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/v1/second-factors/totp', method: 'DELETE' }),
      invalidatesTags: changed,
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** The browser needs the answer to make a passkey. */
    beginPasskey: build.mutation<PasskeyOptionsAnswer, void>({
      query: () => ({ url: '/v1/second-factors/passkeys/options', method: 'POST' }),
      extraOptions: endpointOptions<PasskeyOptionsAnswer>({
        answer: { data: { challenge: 'text' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: passkeyOptionsAnswerSchema }),
    }),
    /**
     * POST /v1/second-factors/passkeys: adds the passkey that the browser created, and reloads the list (decision 037).
     */
    addPasskey: build.mutation<FactorAddedAnswer, AddPasskey>({
      query: (body) => ({ url: '/v1/second-factors/passkeys', method: 'POST', body }),
      invalidatesTags: changed,
      extraOptions: endpointOptions<FactorAddedAnswer>({ answer: { message: 'text', data: {} }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: factorAddedAnswerSchema }),
    }),
    /** DELETE /v1/second-factors/passkeys/{id}: removes a passkey, and reloads the list (decision 037). */
    removePasskey: build.mutation<MessageAnswer, string>({
      query: (id) => ({ url: `/v1/second-factors/passkeys/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: changed,
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** Replaces all recovery codes. */
    replaceRecoveryCodes: build.mutation<RecoveryCodesAnswer, void>({
      query: () => ({ url: '/v1/second-factors/recovery-codes', method: 'POST' }),
      invalidatesTags: changed,
      extraOptions: endpointOptions<RecoveryCodesAnswer>({
        answer: { message: 'text', data: { recoveryCodes: 'list' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: recoveryCodesAnswerSchema }),
    }),
  }),
});

export const {
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useGetSecondFactorsQuery,
  useRemovePasskeyMutation,
  useRemoveTotpMutation,
  useReplaceRecoveryCodesMutation,
} = secondFactorsApi;
