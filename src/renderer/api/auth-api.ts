import type { MessageAnswer } from '@oja/contract/answers';
import { messageAnswerSchema } from '@oja/contract/answers';
import {
  type Login, type ResetPassword, type SendOtpAnswer, sendOtpAnswerSchema, type SessionAnswer, sessionAnswerSchema, type Signup,
} from '@oja/contract/auth';

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
    /** The access token that Google gave, for a session of ours. */
    logInWithGoogle: build.mutation<SessionAnswer, { access_token: string }>({
      query: (body) => ({ url: '/google', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: sessionAnswerSchema }),
    }),
    /** Mails a code for a new password; `refreshToken` is good for the two calls below. */
    sendOtp: build.mutation<SendOtpAnswer, { userName: string }>({
      query: (body) => ({ url: '/send-otp', method: 'POST', body }),
      ...(import.meta.env.DEV && { responseSchema: sendOtpAnswerSchema }),
    }),
    verifyOtp: build.mutation<MessageAnswer, { otp: string; refreshToken: string }>({
      query: ({ otp, refreshToken }) => ({ url: '/verify-otp', method: 'PUT', params: { refreshToken }, body: { otp } }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    /** Only after the code was confirmed; `userName` as it was typed to ask for it. */
    resetPassword: build.mutation<MessageAnswer, ResetPassword & { userName: string; refreshToken: string }>({
      query: ({ userName, refreshToken, ...body }) => ({ url: '/reset-password', method: 'PUT', params: { userName, refreshToken }, body }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
    logOut: build.mutation<MessageAnswer, void>({
      query: () => ({ url: '/logout', method: 'POST' }),
      ...(import.meta.env.DEV && { responseSchema: messageAnswerSchema }),
    }),
  }),
});

export const {
  useActivateQuery, useLogInMutation, useLogInWithGoogleMutation, useLogOutMutation, useResendActivationMutation, useResetPasswordMutation,
  useSendOtpMutation, useSignUpMutation, useVerifyOtpMutation,
} = authApi;
