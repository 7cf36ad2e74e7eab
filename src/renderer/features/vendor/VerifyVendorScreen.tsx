import { Notice } from '@oja/ui/Notice';
import { PageHeader } from '@oja/ui/PageHeader';
import { VendorOnboarding } from '@oja/ui/VendorOnboarding';

import { useGetConfigQuery } from '../../api/config-api.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';

/** /dashboard/verify-vendor: why selling needs a check, and the way to it (spec §2 "Verify vendor"). */
export default function VerifyVendorScreen() {
  usePageTitle('Become a vendor');
  const { data: config } = useGetConfigQuery();

  return (
    <>
      <PageHeader title="Become a verified vendor" />
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
    </>
  );
}
