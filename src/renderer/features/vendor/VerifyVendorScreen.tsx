import { findPlan } from '@oja/contract/advert-plans';
import { PageHeader } from '@oja/ui/PageHeader';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { keepPlan } from '../../session/chosen-plan.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import { useUser } from '../../session/use-session.ts';
import { Onboarding } from './Onboarding.tsx';
import { VerifiedNotice } from './VerifiedNotice.tsx';

/** Where the guard of the post form sent this person from; undefined for anybody who came by themselves. */
function readFrom(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return typeof state.from === 'string' && state.from.startsWith('/dashboard/post') ? state.from : undefined;
}

/**
 * /dashboard/verify-vendor: why selling needs a check, and the way to it (spec §2 "Verify vendor"). The plan of an advert
 * that somebody chose before is kept for after; who turns out to be verified goes on to where they were going.
 */
export default function VerifyVendorScreen() {
  usePageTitle('Become a vendor');
  const { isVerifiedVendor } = useUser();
  const { state } = useLocation();
  const from = readFrom(state);
  const chosen = findPlan(new URLSearchParams(from?.split('?')[1]).get('adsType'));
  useEffect(() => {
    if (chosen) keepPlan(chosen);
  }, [chosen]);

  if (isVerifiedVendor && from !== undefined) return <Navigate to={from} replace />;
  return (
    <>
      <PageHeader title="Become a verified vendor" />
      {isVerifiedVendor ? <VerifiedNotice /> : <Onboarding />}
    </>
  );
}
