import { t } from '@lingui/core/macro';
import {
  KIND_NAMES,
  NOTIFICATION_CHANNELS,
  NOTIFICATION_KINDS,
  type NotificationChannel,
  type NotificationKind,
  isChoosable,
  isShownOn,
} from '@oja/contract/notification-kinds';
import { Button } from '@oja/ui/Button';
import { Dialog } from '@oja/ui/Dialog';
import { Switch } from '@oja/ui/Switch';
import { useMediaQuery } from '@oja/ui/hooks/use-media-query';

import { useUser } from '../../session/use-session.ts';
import styles from './NotificationChoices.module.css';
import { PreviewChoice } from './PreviewChoice.tsx';
import { QuietHoursChoice } from './QuietHoursChoice.tsx';
import { type NotificationChoicesState, useNotificationChoices } from './use-notification-choices.ts';

const KIND_TEXTS: Record<NotificationKind, () => string> = {
  message: () => t`Messages`,
  comment: () => t`Comments on your posts`,
  follow: () => t`New followers`,
  like: () => t`Likes of your posts`,
  search: () => t`New posts for your searches`,
  price: () => t`News of your saved posts`,
  deal: () => t`Reminders of your deals`,
  report: () => t`Reported posts`,
};

const CHANNEL_TEXTS: Record<NotificationChannel, () => string> = {
  app: () => t`In the app`,
  system: () => t`On your screen`,
  push: () => t`While Oja is closed`,
  mail: () => t`By email`,
};

/** Which notifications the viewer gets where, and when they make no sound (product §2 "Settings"). */
export function NotificationChoices({ onClose }: { onClose: () => void }) {
  const { isAdmin } = useUser();
  const choices = useNotificationChoices();
  const isWide = useMediaQuery('(width >= 48rem)');
  const kinds = KIND_NAMES.filter((kind) => isAdmin || NOTIFICATION_KINDS[kind].recipients === 'everyone');
  const Kinds = isWide ? KindsTable : KindsList;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={t`Notifications`}
      description={t`For all your devices. Nothing comes to the screen of a device where notifications are off.`}
      actions={<Button onClick={onClose}>{t`Done`}</Button>}
    >
      <div className={styles.parts}>
        <Kinds kinds={kinds} choices={choices} />
        <QuietHoursChoice {...choices} />
        <PreviewChoice {...choices} />
      </div>
    </Dialog>
  );
}

interface KindsProps {
  kinds: readonly NotificationKind[];
  choices: NotificationChoicesState;
}

/** The kinds as rows, the channels as columns. */
function KindsTable({ kinds, choices }: KindsProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t`About`}</th>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {CHANNEL_TEXTS[channel]()}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{KIND_TEXTS[kind]()}</th>
            {NOTIFICATION_CHANNELS.map((channel) => (
              <td key={channel}>
                <ChannelChoice labelHidden {...{ kind, channel, choices }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The kinds below each other, on a phone. */
function KindsList({ kinds, choices }: KindsProps) {
  return (
    <ul className={styles.list}>
      {kinds.map((kind) => (
        <li key={kind}>
          <h3 className={styles.kind}>{KIND_TEXTS[kind]()}</h3>
          {NOTIFICATION_CHANNELS.map((channel) => (
            <ChannelChoice key={channel} {...{ kind, channel, choices }} />
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Each saved search has its own choice of emails. */
function fixedChoiceText(kind: NotificationKind, channel: NotificationChannel): string {
  if (kind === 'search' && channel === 'mail') return t`In each search`;
  return isShownOn(channel, kind) ? t`Always` : t`Never`;
}

interface ChannelChoiceProps {
  kind: NotificationKind;
  channel: NotificationChannel;
  choices: NotificationChoicesState;
  labelHidden?: boolean;
}

/** One switch; a text where there is no choice. */
function ChannelChoice({ kind, channel, choices: { settings, change }, labelHidden = false }: ChannelChoiceProps) {
  const name = CHANNEL_TEXTS[channel]();
  if (!isChoosable(kind, channel))
    return (
      <p className={styles.always}>
        {!labelHidden && <span>{name}</span>}
        <span>{fixedChoiceText(kind, channel)}</span>
      </p>
    );
  const what = KIND_TEXTS[kind]();
  return (
    <Switch
      label={labelHidden ? t`${what}: ${name}` : name}
      labelHidden={labelHidden}
      checked={isShownOn(channel, kind, settings.kinds)}
      disabled={channel !== 'app' && !isShownOn('app', kind, settings.kinds)}
      onValueChange={(isOn) => change({ kinds: { [kind]: { [channel]: isOn } } })}
    />
  );
}
