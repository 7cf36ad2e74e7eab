import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { ShieldAlert } from 'lucide-react';
import { Link } from 'react-router';

import { SECOND_FACTORS_PATH } from '../../session/second-factors-path.ts';

/** Shown to an admin without a second factor, instead of what the server refuses to them (decision 037). */
export function FactorNeeded({ text }: { text: string | undefined }) {
  return (
    <EmptyState
      title={t`Set up two-step sign-in`}
      text={text}
      icon={<ShieldAlert />}
      action={
        <Button asChild>
          <Link to={SECOND_FACTORS_PATH}>{t`Open Settings`}</Link>
        </Button>
      }
    />
  );
}
