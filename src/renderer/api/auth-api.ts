import type { MessageAnswer } from '@oja/contract/answers';
import { messageAnswerSchema } from '@oja/contract/answers';
import {
  type ActivateAnswer,
  activateAnswerSchema,
  type Login,
  type ResetPassword,
  type ResetPasswordAnswer,
  resetPasswordAnswerSchema,
  type SendOtpAnswer,
  sendOtpAnswerSchema,
  type SessionAnswer,
  sessionAnswerSchema,
  type Signup,
} from '@oja/contract/auth';

import { readDeviceMark, storeDeviceMark } from '../session/device-mark.ts';
import type { AnswerShape } from './answer-shape.ts';
import { api } from './api.ts';
import { endpointOptions } from './endpoint-options.ts';

/** The fields of a login's answer that the app reads. */
export const SESSION = {
  data: { accessToken: 'text', user: { _id: 'text', name: 'text', userName: 'text' } },
} as const satisfies AnswerShape<SessionAnswer>;

/** Stores the mark for this device that a call answers. A failure is shown by the call itself. */
export async function storeMark(
  _body: unknown,
  {
    queryFulfilled,
  }: { queryFulfilled: PromiseLike<{ data: { data?: { deviceToken?: string | undefined } | undefined } }> },
): Promise<void> {
  await queryFulfilled.then(
    ({ data }) => storeDeviceMark(data.data?.deviceToken),
    () => undefined,
  );
}

/** The calls of product §7 "Auth". */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /login: begins a session, or asks for a second factor; stores the mark of this device (product §7). */
    logIn: build.mutation<SessionAnswer, Login>({
      query: (body) => ({ url: '/login', method: 'POST', body: { ...body, ...readDeviceMark() } }),
      onQueryStarted: storeMark,
      extraOptions: endpointOptions<SessionAnswer>({
        answer: SESSION,
      }),
      ...(import.meta.env.DEV && { responseSchema: sessionAnswerSchema }),
    }),
    /** POST /signup: creates an account that its email must activate (product §7). Changes no cache. */
    signUp: build.mutation<MessageAnswer, Signup>({
      query: (body) => ({ url: '/signup', method: 'POST', body }),
      extraOptions: endpointOptions<MessageAnswer>({
        answer: { message: 'text' },
      }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** GET /activate: activates the account of an emailed link (product §2). */
    activate: build.query<ActivateAnswer, { email: string; token: string }>({
      query: (params) => ({ url: '/activate', params }),
      extraOptions: endpointOptions<ActivateAnswer>({
        answer: { data: { userName: 'text' }, message: 'text' },
        // The screen shows the failure.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: activateAnswerSchema }),
    }),
    /** POST /activate/resend: sends the activation email again (product §7). Changes no cache. */
    resendActivation: build.mutation<MessageAnswer, { userName: string }>({
      query: (body) => ({ url: '/activate/resend', method: 'POST', body }),
      extraOptions: endpointOptions<MessageAnswer>({
        answer: { message: 'text' },
      }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** Exchanges Google's access token for a session. */
    logInWithGoogle: build.mutation<SessionAnswer, { access_token: string }>({
      query: (body) => ({ url: '/google', method: 'POST', body: { ...body, ...readDeviceMark() } }),
      onQueryStarted: storeMark,
      extraOptions: endpointOptions<SessionAnswer>({
        answer: SESSION,
        // The button shows the failure.
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: sessionAnswerSchema }),
    }),
    /** Emails a code for a new password. The two calls below need its `refreshToken`. */
    sendOtp: build.mutation<SendOtpAnswer, { userName: string }>({
      query: (body) => ({ url: '/send-otp', method: 'POST', body: { ...body, ...readDeviceMark() } }),
      extraOptions: endpointOptions<SendOtpAnswer>({
        answer: { data: { email: 'text', refreshToken: 'text' } },
      }),
      ...(import.meta.env.DEV && { responseSchema: sendOtpAnswerSchema }),
    }),
    /** PUT /verify-otp: checks the emailed code before a new password is chosen (product §7). Changes no cache. */
    verifyOtp: build.mutation<MessageAnswer, { otp: string; refreshToken: string }>({
      query: ({ otp, refreshToken }) => ({
        url: '/verify-otp',
        method: 'PUT',
        params: { refreshToken },
        body: { otp },
      }),
      extraOptions: endpointOptions<MessageAnswer>({
        answer: { message: 'text' },
      }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** Sets the new password, once the code is confirmed. `userName` is the name that was typed to request the code. */
    resetPassword: build.mutation<ResetPasswordAnswer, ResetPassword & { userName: string; refreshToken: string }>({
      query: ({ userName, refreshToken, ...body }) => ({
        url: '/reset-password',
        method: 'PUT',
        params: { userName, refreshToken },
        body: { ...body, ...readDeviceMark() },
      }),
      onQueryStarted: storeMark,
      extraOptions: endpointOptions<ResetPasswordAnswer>({
        answer: { message: 'text' },
      }),
      ...(import.meta.env.DEV && { responseSchema: resetPasswordAnswerSchema }),
    }),
    /**
     * POST /logout: ends the session on the server (product §7). A failure is not shown: the app forgets the session.
     */
    logOut: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/logout', method: 'POST' }),
      extraOptions: endpointOptions<MessageAnswer>({
        answer: { message: 'text' },
        failure: 'silent',
      }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

export const {
  useActivateQuery,
  useLogInMutation,
  useLogInWithGoogleMutation,
  useLogOutMutation,
  useResendActivationMutation,
  useResetPasswordMutation,
  useSendOtpMutation,
  useSignUpMutation,
  useVerifyOtpMutation,
} = authApi;
