import { z } from 'zod';

import { KIND_NAMES, NOTIFICATION_CHANNELS, type NotificationChannel, isChoosable } from './notification-kinds.ts';
import { VALIDATION } from './texts.ts';

/** A time of the day, as "22:00". */
export const timeSchema = z
  .string(VALIDATION.timeShape)
  .regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/, VALIDATION.timeShape);
/** Hours of the day, by the time zone of the device, in which notifications make no sound. */
const quietHoursSchema = z.object({
  isOn: z.boolean(VALIDATION.quietHoursShape),
  /** Begin and end, as "22:00". They may span midnight. The same time twice is no time at all. */
  from: timeSchema,
  to: timeSchema,
});

/**
 * What a message's notification shows outside of the app: name and text, the name only, or neither. Others show either
 * who did what, or nothing.
 */
export const PREVIEWS = ['text', 'name', 'nothing'] as const;
export type Preview = (typeof PREVIEWS)[number];

/**
 * Which notifications a person gets on which channel, on all their devices. `kinds` contains what the person has
 * chosen; all others have their default (notification-kinds.ts). It may contain kinds and channels that a client does
 * not know.
 */
export const notificationSettingsSchema = z.object({
  kinds: z.record(z.string(), z.record(z.string(), z.boolean())),
  quietHours: quietHoursSchema,
  preview: z.enum(PREVIEWS),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;

const kindSchema = z.enum(KIND_NAMES, VALIDATION.notificationKindUnknown);
const channelSchema = z.enum(NOTIFICATION_CHANNELS, VALIDATION.notificationChannelUnknown);

/** A change of the settings: what it does not contain stays. */
export const notificationSettingsEditSchema = z
  .object({
    kinds: z.partialRecord(kindSchema, z.partialRecord(channelSchema, z.boolean(VALIDATION.notificationChoiceShape))),
    quietHours: quietHoursSchema.partial(),
    preview: z.enum(PREVIEWS, VALIDATION.previewUnknown),
  })
  .partial()
  .superRefine(({ kinds = {} }, context) => {
    for (const kind of KIND_NAMES)
      for (const channel of NOTIFICATION_CHANNELS)
        if (kinds[kind]?.[channel] !== undefined && !isChoosable(kind, channel))
          context.addIssue({
            code: 'custom',
            path: ['kinds', kind, channel satisfies NotificationChannel],
            message: VALIDATION.notificationAlwaysShown,
          });
  });
export type NotificationSettingsEdit = z.infer<typeof notificationSettingsEditSchema>;
