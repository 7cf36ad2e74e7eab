import { t } from '@lingui/core/macro';
import { ErrorPage } from '@oja/ui/ErrorPage';
import { Link } from '@oja/ui/Link';

/**
 * What a visitor sees when a screen failed in a way that nobody foresaw.
 * @param props.inFrame it stands in the dashboard's frame, whose tabs lead on
 */
export default function CrashPage({ inFrame }: { inFrame: boolean }) {
  return (
    <ErrorPage
      inFrame={inFrame}
      title={t`This page stopped working`}
      text={t`Reload it; if that does not help, go back to the start.`}
      retryLabel={t`Reload`}
      onRetry={() => globalThis.location.reload()}
      action={
        <Link variant="standalone" href="/">
          {t`Go to the start`}
        </Link>
      }
    />
  );
}
