import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { use, useEffect, useState } from 'react';

import { PlatformContext } from '../../platform/PlatformContext.tsx';

/** Fetches the Android app's address from the server's public configuration. The landing page has no store. */
async function fetchAndroidAppUrl(serverOrigin: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(`${serverOrigin}/config.json`, { signal });
  const config: { androidAppUrl?: unknown } | null = await answer.json();
  const url = config?.androidAppUrl;
  return typeof url === 'string' ? url : null;
}

/** The download button, or a text if the installation has no file yet (product §1). */
export function AndroidDownload() {
  const serverOrigin = use(PlatformContext)?.serverOrigin ?? '';
  const [url, setUrl] = useState<string | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    fetchAndroidAppUrl(serverOrigin, controller.signal).then(setUrl, () => undefined);
    return () => controller.abort();
  }, [serverOrigin]);

  if (url === null)
    return <p>{t`The Android app is not out in this market yet. Oja works in your phone’s browser today.`}</p>;
  return (
    <Button asChild>
      <a href={url} download>
        {t`Download for Android`}
      </a>
    </Button>
  );
}
