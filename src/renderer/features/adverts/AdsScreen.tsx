import { t } from '@lingui/core/macro';
import { findPlan, PLANS } from '@oja/contract/advert-plans';
import { Card } from '@oja/ui/Card';
import { PageHeader } from '@oja/ui/PageHeader';
import { PaymentResult } from '@oja/market/PaymentResult';
import { PlanPicker } from '@oja/market/PlanPicker';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';

import { translateText } from '../../platform/language.ts';
import { usePayAdvertMutation } from '../../api/adverts-api.ts';
import { readReferral } from '../../platform/referral.ts';
import { readPlan } from '../../session/chosen-plan.ts';
import styles from './AdsScreen.module.css';
import { advertPath } from './advert-path.ts';
import { OwnAdverts } from './OwnAdverts.tsx';
import { readPaymentReturn } from './payment-outcome.ts';
import { useOwnAdverts } from './use-own-adverts.ts';

/**
 * /dashboard/ads: the result of the last checkout, the plans, and the viewer's adverts (product §2 "Advert plan
 * picker").
 */
export default function AdsScreen() {
  const [search] = useSearchParams();
  const back = readPaymentReturn(search);
  const referredBy = search.get('referredBy')?.trim() || readReferral();
  const { pay, payingId } = usePayAdvert();
  const read = useOwnAdverts(back);

  return (
    <>
      <PageHeader title={t`Promote a post`} text={t`It comes up after every third post, in every feed.`} />
      <div className={styles.parts}>
        {back && read.outcome && (
          <Card>
            <PaymentResult
              status={read.outcome}
              headingLevel={2}
              dashboardLink={read.outcome === 'success' ? <Link to="/dashboard" /> : undefined}
              onPayAgain={() => pay(back.advert)}
              loading={payingId === back.advert}
            />
          </Card>
        )}
        <ChoosePlan referredBy={referredBy} />
        <OwnAdverts read={read} back={back} referredBy={referredBy} onPay={pay} payingId={payingId} />
      </div>
    </>
  );
}

/** The plans, in the language of the app. */
const plans = () =>
  PLANS.map(({ key, name, price, duration, text }) => ({
    key,
    name: translateText(name),
    price,
    duration: translateText(duration),
    text: translateText(text),
  }));

/**
 * Offers the daily and the weekly plan, then leads to the form (product §2 "Advert plan picker"). Preselects a plan
 * that was stored during verification.
 */
function ChoosePlan({ referredBy }: { referredBy: string | undefined }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | undefined>(() => readPlan()?.key);

  const goOn = (key: string) => {
    const plan = findPlan(key);
    if (plan) void navigate(advertPath(plan, referredBy));
  };
  return (
    <Card>
      <PlanPicker plans={plans()} value={chosen} onValueChange={setChosen} onSubmit={goOn} />
    </Card>
  );
}

/**
 * Opens the checkout of an advert with a pending payment. An error is shown, and the list is reloaded.
 * @returns `payingId` is the advert whose checkout is loading
 */
function usePayAdvert(): { pay: (advertId: string) => void; payingId: string | undefined } {
  const [payAdvert, { isLoading, originalArgs }] = usePayAdvertMutation();
  const pay = async (advertId: string) => {
    const { data } = await payAdvert(advertId);
    if (data) globalThis.location.assign(data.data.link);
  };
  return { pay: (advertId) => void pay(advertId), payingId: isLoading ? originalArgs : undefined };
}
