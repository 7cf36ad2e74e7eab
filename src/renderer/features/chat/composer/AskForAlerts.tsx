import { t } from '@lingui/core/macro';
import { Button } from '@oja/ui/Button';
import { Notice } from '@oja/ui/Notice';
import { useState } from 'react';

import { hasChosen } from '../../../platform/alerts/alert-setting.ts';
import { useDesktop } from '../../../platform/PlatformContext.tsx';
import { useAlertSetting } from '../../../realtime/alerts/use-alert-setting.ts';
import { useUser } from '../../../session/use-session.ts';

/**
 * Asks once in each browser whether to notify of the answer, after the first message was sent. The browser's own
 * question follows only a press.
 */
export default function AskForAlerts({ name }: { name: string }) {
  const { _id } = useUser();
  const desktop = useDesktop();
  const [isAnswered, setIsAnswered] = useState(() => hasChosen(_id));
  const state = useAlertSetting();
  if (isAnswered || desktop || state?.setting !== 'off') return null;
  const dismiss = () => {
    state.turn(false);
    setIsAnswered(true);
  };
  return (
    <Notice action={<Button size="small" onClick={() => state.turn(true)}>{t`Notify me`}</Button>} onDismiss={dismiss}>
      {t`Shall this device tell you when ${name} answers, also while Oja is closed?`}
    </Notice>
  );
}
