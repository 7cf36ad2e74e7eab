import { Link } from '@oja/ui/Link';
import { Notice } from '@oja/ui/Notice';
import { Link as RouterLink } from 'react-router-dom';

import { readPlan } from '../../session/chosen-plan.ts';

/** For who is a verified vendor already: the way to their first post, or to the advert that they had in mind. */
export function VerifiedNotice() {
  const plan = readPlan();
  return (
    <Notice
      kind="success"
      title="You are a verified vendor"
      action={
        <Link asChild variant="standalone">
          {plan ? <RouterLink to="/dashboard/ads">Go on with your advert</RouterLink> : <RouterLink to="/dashboard/post">Write a post</RouterLink>}
        </Link>
      }
    >
      Everyone sees the badge beside your name.
    </Notice>
  );
}
