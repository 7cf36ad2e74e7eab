import { AccountLayout } from '@oja/market/AccountLayout';
import { PaymentResult, type PaymentResultProps } from '@oja/market/PaymentResult';
import { skipToken } from '@reduxjs/toolkit/query';
import { Link, useSearchParams } from 'react-router';

import { useGetPaymentQuery } from '../../api/adverts-api.ts';

/**
 * /payment-success?reference=: the server redirects here after the provider has confirmed a payment (product §2). Only
 * the server's answer counts as a success, because anybody can open this address.
 */
export default function PaymentSuccessScreen() {
  const [params] = useSearchParams();
  const { data, isLoading } = useGetPaymentQuery(params.get('reference') ?? skipToken);
  const status: PaymentResultProps['status'] = isLoading
    ? 'pending'
    : data?.data.isAdvertRunning
      ? 'success'
      : 'unknown';
  return (
    <AccountLayout homeLink={<Link to="/" />}>
      <PaymentResult status={status} dashboardLink={<Link to="/dashboard" />} />
    </AccountLayout>
  );
}
