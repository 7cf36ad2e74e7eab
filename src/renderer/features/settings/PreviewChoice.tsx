import { t } from '@lingui/core/macro';
import { PREVIEWS, type Preview } from '@oja/contract/notification-settings';
import { SegmentedControl } from '@oja/ui/SegmentedControl';

import type { NotificationChoicesState } from './use-notification-choices.ts';

const TEXTS: Record<Preview, () => string> = {
  text: () => t`Name and text`,
  name: () => t`Name only`,
  nothing: () => t`Neither`,
};

/** What the notification of a message shows on the screen of a device, where others may see it. */
export function PreviewChoice({ settings: { preview }, change }: NotificationChoicesState) {
  return (
    <SegmentedControl
      label={t`On your screen, a message shows`}
      labelHidden={false}
      fullWidth
      options={PREVIEWS.map((value) => ({ value, label: TEXTS[value]() }))}
      value={preview}
      onValueChange={(value) => {
        const chosen = PREVIEWS.find((each) => each === value);
        if (chosen) change({ preview: chosen });
      }}
    />
  );
}
