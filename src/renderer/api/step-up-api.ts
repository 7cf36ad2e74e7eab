import { messageAnswerSchema, type MessageAnswer } from '@oja/contract/answers';
import { type StepUp, stepUpPasskeyAnswerSchema, type StepUpPasskeyAnswer } from '@oja/contract/step-up';

import { readDeviceMark } from '../session/device-mark.ts';
import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** The calls that confirm the session (decision 034). The dialog shows their failures. */
export const stepUpApi = api.injectEndpoints({
  endpoints: (build) => ({
    stepUp: build.mutation<MessageAnswer, StepUp>({
      query: (body) => ({ url: '/v1/step-up', method: 'POST', body: { ...body, ...readDeviceMark() } }),
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** Gets the request with which the browser asks for a passkey. */
    requestStepUpPasskey: build.mutation<StepUpPasskeyAnswer, void>({
      query: () => ({ url: '/v1/step-up/passkey', method: 'POST' }),
      extraOptions: endpointOptions<StepUpPasskeyAnswer>({
        answer: { data: { challenge: 'text' } },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: stepUpPasskeyAnswerSchema }),
    }),
    /** Emails the code to an account without a password and without a second factor. */
    sendStepUpCode: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/v1/step-up/code', method: 'POST' }),
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

export const { useRequestStepUpPasskeyMutation, useSendStepUpCodeMutation, useStepUpMutation } = stepUpApi;
