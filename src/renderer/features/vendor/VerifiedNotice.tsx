import { t } from '@lingui/core/macro';
import { Link } from '@oja/ui/Link';
import { Notice } from '@oja/ui/Notice';
import { Link as RouterLink } from 'react-router';

import { readPlan } from '../../session/chosen-plan.ts';

/** For verified vendors: links to the form of their first post, or of the advert whose plan they had chosen. */
export function VerifiedNotice() {
  const plan = readPlan();
  return (
    <Notice
      tone="success"
      title={t`You are a verified vendor`}
      action={
        <Link asChild variant="standalone">
          {plan ? (
            <RouterLink to="/dashboard/ads">{t`Go on with your advert`}</RouterLink>
          ) : (
            <RouterLink to="/dashboard/post">{t`Write a post`}</RouterLink>
          )}
        </Link>
      }
    >
      {t`Everyone sees the badge beside your name.`}
    </Notice>
  );
}
