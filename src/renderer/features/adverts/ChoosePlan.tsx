import { findPlan, PLANS } from '@oja/contract/advert-plans';
import { Card } from '@oja/ui/Card';
import { PlanPicker } from '@oja/ui/PlanPicker';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { readPlan } from '../../session/chosen-plan.ts';
import { advertPath } from './advert-path.ts';

/** Daily or weekly, then on to the form (spec §2 "Advert plan picker"). A plan that was kept over the verification is chosen. */
export function ChoosePlan({ referredBy }: { referredBy: string | undefined }) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | undefined>(() => readPlan()?.key);

  const goOn = (key: string) => {
    const plan = findPlan(key);
    if (plan) void navigate(advertPath(plan, referredBy));
  };
  return (
    <Card>
      <PlanPicker plans={PLANS} value={chosen} onChange={setChosen} onSubmit={goOn} />
    </Card>
  );
}
