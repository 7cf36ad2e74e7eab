import { messageAnswerSchema, type MessageAnswer } from '@oja/contract/answers';
import type { StepUp } from '@oja/contract/step-up';

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
    /** Emails the code to an account without a password and without a second factor. */
    sendStepUpCode: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/v1/step-up/code', method: 'POST' }),
      extraOptions: endpointOptions<MessageAnswer>({ answer: { message: 'text' }, failure: 'silent' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

export const { useSendStepUpCodeMutation, useStepUpMutation } = stepUpApi;
