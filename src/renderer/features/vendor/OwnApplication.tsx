import { ErrorPanel } from '@oja/ui/ErrorPanel';
import { Skeleton } from '@oja/ui/Skeleton';
import { VendorApplicationForm } from '@oja/ui/VendorApplicationForm';

import { failureMessage } from '../../api/failure.ts';
import { useGetOwnApplicationQuery } from '../../api/vendors-api.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

/** Where an installation has no external form: one's application, or that it waits to be checked. */
export function OwnApplication() {
  const { data, error, isFetching, refetch } = useGetOwnApplicationQuery();
  if (!data) {
    if (!error) return <Skeleton shape="text" lines={6} />;
    return <ErrorPanel title="Your application could not be loaded" text={failureMessage(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  const application = data.data;
  if (application?.state === 'waiting') return <VendorApplicationForm fields={NONE} state="waiting" onSubmit={() => undefined} />;
  return <ApplicationForm key={application?._id} application={application} />;
}

/** Nothing can be typed while an application waits. */
const NONE = { businessName: {}, goods: {}, address: {}, phoneNumber: {}, note: {} };
