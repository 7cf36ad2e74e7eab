import { AccountLayout } from '@oja/ui/AccountLayout';
import { PaymentResult } from '@oja/ui/PaymentResult';
import { Link } from 'react-router-dom';

import { usePageTitle } from '../../platform/use-page-title.ts';

/** /payment-success: where the server sends a visitor whose payment the provider has confirmed (spec §2). */
export default function PaymentSuccessScreen() {
  usePageTitle('Payment');
  return (
    <AccountLayout homeLink={<Link to="/" />}>
      <PaymentResult status="success" dashboardLink={<Link to="/dashboard" />} />
    </AccountLayout>
  );
}
