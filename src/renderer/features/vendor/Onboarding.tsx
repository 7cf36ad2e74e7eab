import { Notice } from '@oja/ui/Notice';
import { VendorOnboarding } from '@oja/ui/VendorOnboarding';

import { useGetConfigQuery } from '../../api/config-api.ts';

/** Why vendors are checked, and the installation's external form. */
export function Onboarding() {
  const { data: config } = useGetConfigQuery();
  return (
    <VendorOnboarding
      proceedLink={
        config?.vendorFormUrl ? (
          <a href={config.vendorFormUrl} target="_blank" rel="noreferrer">
            {''}
          </a>
        ) : undefined
      }
    >
      {config?.vendorFormUrl === null && (
        <Notice kind="info">This market takes no applications online yet. Ask its support to verify you.</Notice>
      )}
    </VendorOnboarding>
  );
}
