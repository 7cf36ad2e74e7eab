import { Card } from '@oja/ui/Card';
import { PageHeader } from '@oja/ui/PageHeader';
import { PaymentResult } from '@oja/ui/PaymentResult';
import { Link, useSearchParams } from 'react-router-dom';

import { readReferral } from '../../platform/referral.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import styles from './AdsScreen.module.css';
import { ChoosePlan } from './ChoosePlan.tsx';
import { OwnAdverts } from './OwnAdverts.tsx';
import { readPaymentReturn } from './payment-outcome.ts';
import { useOwnAdverts } from './use-own-adverts.ts';
import { usePayAdvert } from './use-pay-advert.ts';

/** /dashboard/ads: how the last checkout ended, the plans, and one's own adverts (spec §2 "Advert plan picker"). */
export default function AdsScreen() {
  usePageTitle('Promote a post');
  const [search] = useSearchParams();
  const back = readPaymentReturn(search);
  const referredBy = search.get('referredBy')?.trim() || readReferral();
  const { pay, payingId } = usePayAdvert();
  const read = useOwnAdverts(back);

  return (
    <>
      <PageHeader title="Promote a post" text="It comes up after every third post, in every feed." />
      <div className={styles.parts}>
        {back && read.outcome && (
          <Card>
            <PaymentResult
              status={read.outcome}
              headingLevel={2}
              dashboardLink={read.outcome === 'success' ? <Link to="/dashboard" /> : undefined}
              onPayAgain={() => pay(back.advert)}
              paying={payingId === back.advert}
            />
          </Card>
        )}
        <ChoosePlan referredBy={referredBy} />
        <OwnAdverts read={read} back={back} referredBy={referredBy} onPay={pay} payingId={payingId} />
      </div>
    </>
  );
}
