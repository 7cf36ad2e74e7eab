import { t } from '@lingui/core/macro';
import { findPlan } from '@oja/contract/advert-plans';
import { PageHeader } from '@oja/ui/PageHeader';
import { VendorOnboarding } from '@oja/market/VendorOnboarding';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';

import { useGetConfigQuery } from '../../api/config-api.ts';
import { storePlan } from '../../session/chosen-plan.ts';
import { useUser } from '../../session/use-session.ts';
import { OwnApplication } from './OwnApplication.tsx';
import { VerifiedNotice } from './VerifiedNotice.tsx';

/** The path from which the guard of the post form redirected; undefined for a direct visit. */
function readFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return typeof state.from === 'string' && state.from.startsWith('/dashboard/post') ? state.from : undefined;
}

/**
 * /dashboard/verify-vendor: why selling requires a verification, and how to get it (product §2 "Verify vendor"). An
 * advert plan that was chosen before is stored for later. A user who is verified already continues to their
 * destination.
 */
export default function VerifyVendorScreen() {
  const { isVerifiedVendor } = useUser();
  const { state } = useLocation();
  const from = readFrom(state);
  const chosen = findPlan(new URLSearchParams(from?.split('?')[1]).get('adsType'));
  useEffect(() => {
    if (chosen) storePlan(chosen);
  }, [chosen]);

  if (isVerifiedVendor && from !== undefined) return <Navigate to={from} replace />;
  return (
    <>
      <PageHeader title={t`Become a verified vendor`} />
      {isVerifiedVendor ? <VerifiedNotice /> : <Onboarding />}
    </>
  );
}

/**
 * Explains why vendors are verified, and links to the installation's external form, or shows our own if there is none.
 */
function Onboarding() {
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
