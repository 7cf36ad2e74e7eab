import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

import type { LoadedSession } from '../platform/session-keeper.ts';
import {
  loadActivate, loadDashboard, loadForgotPassword, loadLogin, loadNotFound, loadPaymentSuccess, loadResetPassword, loadSignup,
  loadStoreBoundary, loadTesting, loadVerifyCode,
} from './screens.ts';

const NotFoundScreen = lazy(loadNotFound);
const StoreBoundary = lazy(loadStoreBoundary);
const LoginScreen = lazy(loadLogin);
const SignupScreen = lazy(loadSignup);
const ActivateScreen = lazy(loadActivate);
const ForgotPasswordScreen = lazy(loadForgotPassword);
const VerifyCodeScreen = lazy(loadVerifyCode);
const ResetPasswordScreen = lazy(loadResetPassword);
const PaymentSuccessScreen = lazy(loadPaymentSuccess);
const TestingScreen = lazy(loadTesting);
const DashboardRoutes = lazy(loadDashboard);

/**
 * Every route of spec §2 but the landing page, each loaded when first visited. Public pages mount without the store;
 * it comes with the first route that needs it.
 */
export default function OtherRoutes({ loaded }: { loaded: LoadedSession }) {
  return (
    <Routes>
      <Route element={<StoreBoundary loaded={loaded} />}>
        <Route path="login" element={<LoginScreen />} />
        <Route path="signup" element={<SignupScreen />} />
        <Route path="activate" element={<ActivateScreen />} />
        <Route path="forgot-password" element={<ForgotPasswordScreen />} />
        <Route path="verify-forgot-password" element={<VerifyCodeScreen />} />
        <Route path="reset-password" element={<ResetPasswordScreen />} />
        <Route path="dashboard/*" element={<DashboardRoutes />} />
      </Route>
      <Route path="payment-success" element={<PaymentSuccessScreen />} />
      <Route path="testing" element={<TestingScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
