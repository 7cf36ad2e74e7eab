import { REFUSALS } from '@oja/contract/texts';
import { Button } from '@oja/ui/Button';
import { EmptyState } from '@oja/ui/EmptyState';
import { UserRoundX } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Stands in the place of a profile that there is not, or not any more. */
export function NoSuchPerson() {
  return (
    <EmptyState
      headingLevel={1}
      motif="oniko"
      icon={<UserRoundX />}
      title={REFUSALS.user_not_found}
      action={
        <Button asChild>
          <Link to="/dashboard/find-users">Explore Users</Link>
        </Button>
      }
    />
  );
}
