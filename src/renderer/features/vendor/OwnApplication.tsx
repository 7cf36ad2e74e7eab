import { t } from '@lingui/core/macro';
import { EmptyState } from '@oja/ui/EmptyState';
import { Skeleton } from '@oja/ui/Skeleton';
import { VendorApplicationForm } from '@oja/market/VendorApplicationForm';

import { failureMessage } from '../../api/failure.ts';
import { useGetOwnApplicationQuery } from '../../api/vendors-api.ts';
import { ApplicationForm } from './ApplicationForm.tsx';

/** Without an external form: the viewer's application, or its pending state. */
export function OwnApplication() {
  const { data, error, isFetching, refetch } = useGetOwnApplicationQuery();
  if (!data) {
    if (!error) return <Skeleton shape="text" lines={6} />;
    return (
      <EmptyState
        tone="danger"
        title={t`Your application could not be loaded`}
        text={failureMessage(error)}
        onRetry={() => void refetch()}
        loading={isFetching}
      />
    );
  }
  const application = data.data;
  if (application?.state === 'waiting')
    return <VendorApplicationForm fields={NONE} state="waiting" onSubmit={() => undefined} />;
  return <ApplicationForm key={application?._id} application={application} />;
}

/** While an application is pending, no field has input. */
const NONE = { businessName: {}, goods: {}, address: {}, phoneNumber: {}, note: {} };
