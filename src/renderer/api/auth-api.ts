import type { MessageAnswer } from '@oja/contract/answers';
import { messageAnswerSchema } from '@oja/contract/answers';
import { type Login, type SessionAnswer, sessionAnswerSchema, type Signup } from '@oja/contract/auth';

import { api } from './api.ts';

/** Calls of spec §7 "Auth". */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<SessionAnswer, Login>({
      query: (body) => ({ url: '/login', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: sessionAnswerSchema }),
    }),
    signUp: build.mutation<MessageAnswer, Signup>({
      query: (body) => ({ url: '/signup', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    activate: build.query<MessageAnswer, { email: string; token: string }>({
      query: (params) => ({ url: '/activate', params }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    resendActivation: build.mutation<MessageAnswer, { userName: string }>({
      query: (body) => ({ url: '/activate/resend', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    logOut: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/logout', method: 'POST' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

export const { useActivateQuery, useLogInMutation, useLogOutMutation, useResendActivationMutation, useSignUpMutation } = authApi;
