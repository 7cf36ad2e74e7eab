import { Button } from '@oja/ui/Button';
import { Card } from '@oja/ui/Card';
import { Notice } from '@oja/ui/Notice';
import { PageHeader } from '@oja/ui/PageHeader';
import { VendorBadge } from '@oja/ui/VendorBadge';

import { useGetConfigQuery } from '../../api/config-api.ts';
import { usePageTitle } from '../../platform/use-page-title.ts';
import styles from './VerifyVendorScreen.module.css';

const STEPS = [
  'Tell us about your business: its name, what you sell and where you sell it.',
  'We check it, usually within two working days.',
  'Your badge appears, and the Post tab opens for you.',
];

/** /dashboard/verify-vendor: why selling needs a check, and the way to it (spec §2 "Verify vendor"). */
export default function VerifyVendorScreen() {
  usePageTitle('Become a vendor');
  const { data: config } = useGetConfigQuery();

  return (
    <>
      <PageHeader title="Become a verified vendor" />
      <div className={styles.page}>
        <p className={styles.lead}>
          Buyers on Oja pay people they have never met. That is why every vendor is checked before the first post.
        </p>
        <Card className={styles.card} padding="large">
          <VendorBadge />
          <ol className={styles.steps}>
            {STEPS.map((step) => (
              <li key={step} className={styles.step}>
                {step}
              </li>
            ))}
          </ol>
        </Card>
        {config?.vendorFormUrl ? (
          <Button asChild size="large">
            <a href={config.vendorFormUrl} target="_blank" rel="noreferrer">
              Proceed to Verification
            </a>
          </Button>
        ) : (
          config && <Notice kind="info">This market takes no applications online yet. Ask its support to verify you.</Notice>
        )}
      </div>
    </>
  );
}
