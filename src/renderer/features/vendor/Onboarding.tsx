import { VendorOnboarding } from '@oja/ui/VendorOnboarding';

import { useGetConfigQuery } from '../../api/config-api.ts';
import { OwnApplication } from './OwnApplication.tsx';

/** Why vendors are checked, and the way to it: the installation's external form, or our own where it has none. */
export function Onboarding() {
  const { data: config, isError } = useGetConfigQuery();
  const formUrl = config?.vendorFormUrl;
  return (
    <VendorOnboarding
      proceedLink={
        formUrl ? (
          <a href={formUrl} target="_blank" rel="noreferrer">
            {''}
          </a>
        ) : undefined
      }
    >
      {(formUrl === null || isError) && <OwnApplication />}
    </VendorOnboarding>
  );
}
