import { t } from '@lingui/core/macro';
import { FIRST_CATEGORIES, FIRST_STATES } from '@oja/contract/first-choices';
import { CategoryIcon } from '@oja/market/CategoryIcon';
import { FirstStep } from '@oja/market/FirstStep';
import { Button } from '@oja/ui/Button';
import { Combobox } from '@oja/ui/Combobox';
import { useState } from 'react';

import { usePlaces } from '../../platform/use-places.ts';
import { endFirstRun, type FirstRun as Run, storeFirstRun } from '../../session/first-run.ts';
import { storeOwnPlace } from '../../session/own-place.ts';
import { useUser } from '../../session/use-session.ts';
import { FirstFinds } from './FirstFinds.tsx';
import VendorsToFollow from './VendorsToFollow.tsx';

const STEPS = 3;

export interface FirstRunProps {
  /** The answers so far. */
  begun: Run;
}

/** Three questions after signing up, each of which can be skipped, then what the answers find, above the feed. */
export default function FirstRun({ begun }: FirstRunProps) {
  const { _id: userId, userName } = useUser();
  const [run, setRun] = useState<Run | undefined>(begun);
  if (!run) return null;
  const { step, state, category } = run;
  const goOn = (next: Partial<Run>) => {
    const changed = { ...run, ...next };
    storeFirstRun(userName, changed);
    setRun(changed);
  };
  const end = () => {
    endFirstRun();
    setRun(undefined);
  };
  const isAsked = state !== '' || category !== '';
  const finish = () => (isAsked ? goOn({ step: 'done' }) : end());
  if (step === 'done') return <FirstFinds state={state} category={category} onClose={end} />;
  if (step === 'vendors')
    return (
      <FirstStep
        title={t`Follow some vendors`}
        lead={t`What they post comes up under Following.`}
        step={3}
        steps={STEPS}
        action={<Button onClick={finish}>{t`Done`}</Button>}
      >
        <VendorsToFollow wanted={{ ...(state !== '' && { state }), ...(category !== '' && { category }) }} />
      </FirstStep>
    );
  if (step === 'goods')
    return (
      <FirstStep
        title={t`What are you looking for?`}
        lead={t`It comes first when you return. You can look for everything else at any time.`}
        step={2}
        steps={STEPS}
        onSkip={() => goOn({ step: 'vendors' })}
      >
        {FIRST_CATEGORIES.map((name) => (
          <Button
            key={name}
            variant="secondary"
            icon={<CategoryIcon category={name} />}
            onClick={() => goOn({ step: 'vendors', category: name })}
          >
            {name}
          </Button>
        ))}
      </FirstStep>
    );
  return (
    <AreaStep
      onSkip={() => goOn({ step: 'goods' })}
      onChoose={(chosen) => {
        storeOwnPlace(userId, { state: chosen });
        goOn({ step: 'goods', state: chosen });
      }}
    />
  );
}

const focusField = (field: HTMLElement | null) => field?.querySelector('input')?.focus();

/** Where the person buys: one of the most frequent states, or any. */
function AreaStep({ onChoose, onSkip }: { onChoose: (state: string) => void; onSkip: () => void }) {
  const places = usePlaces();
  const [isElsewhere, setIsElsewhere] = useState(false);
  return (
    <FirstStep
      title={t`Where do you buy?`}
      lead={t`Posts near you are easier to see and to collect.`}
      step={1}
      steps={STEPS}
      onSkip={onSkip}
    >
      {FIRST_STATES.map((name) => (
        <Button key={name} variant="secondary" onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
      {places &&
        (isElsewhere ? (
          <Combobox
            label={t`State`}
            ref={focusField}
            options={places.STATES.map((value) => ({ value }))}
            value=""
            onValueChange={(value) => value !== '' && onChoose(value)}
          />
        ) : (
          <Button variant="quiet" onClick={() => setIsElsewhere(true)}>{t`Elsewhere`}</Button>
        ))}
    </FirstStep>
  );
}
