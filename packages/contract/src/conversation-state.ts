import { z } from 'zod';

import { answerOf, confirmedAnswerOf } from './answers.ts';
import { idSchema, timestampSchema } from './ids.ts';
import { LABEL_NAME_MAX, LABELS } from './limits.ts';
import { VALIDATION } from './texts.ts';
import { typedText } from './typed-text.ts';

/** A label of a conversation: its number from 1 to 6. Each person names them. */
export const labelSchema = z
  .int(VALIDATION.conversationEdit)
  .min(1, VALIDATION.conversationEdit)
  .max(LABELS, VALIDATION.conversationEdit);

/** The labels of a conversation, each once and in their order. */
export const labelsSchema = z
  .array(labelSchema, VALIDATION.conversationEdit)
  .max(LABELS, VALIDATION.conversationEdit)
  .transform((labels) => [...new Set(labels)].toSorted((one, other) => one - other));

/**
 * That the viewer has archived a conversation, or with `until` snoozed it until then. It lasts while no message is
 * newer than `after`: a new message of either person ends it without another change.
 */
export const setAsideSchema = z.object({ after: idSchema, until: timestampSchema.nullable() });
export type SetAside = z.infer<typeof setAsideSchema>;

/** A conversation's state for one of its two people, on all their devices (product §3). */
export const conversationStateSchema = z.object({
  labels: z.array(labelSchema).max(LABELS),
  setAside: setAsideSchema.nullable(),
});
export type ConversationState = z.infer<typeof conversationStateSchema>;

/**
 * PATCH /api/v1/conversations/{userId}, by the partner's id: one or more of the viewer's labels, snooze and archive. A
 * conversation is archived or snoozed, never both: the later call wins. `archived: false` and `snoozedUntil: null` both
 * bring it back. `upTo` is the newest message that the viewer's device showed: if a newer one has arrived meanwhile,
 * the conversation is back at once.
 */
export const conversationEditSchema = z
  .object({
    labels: labelsSchema.optional(),
    snoozedUntil: z.iso.datetime({ error: VALIDATION.conversationEdit }).nullable().optional(),
    archived: z.boolean(VALIDATION.conversationEdit).optional(),
    upTo: idSchema.optional(),
  })
  .refine(
    ({ labels, snoozedUntil, archived }) =>
      labels !== undefined || snoozedUntil !== undefined || archived !== undefined,
    { path: ['archived'], message: VALIDATION.conversationEdit },
  )
  .refine(({ snoozedUntil, archived }) => !(archived === true && typeof snoozedUntil === 'string'), {
    path: ['archived'],
    message: VALIDATION.conversationEdit,
  });
export type ConversationEdit = z.output<typeof conversationEditSchema>;

export const conversationEditAnswerSchema = confirmedAnswerOf(conversationStateSchema);
export type ConversationEditAnswer = z.infer<typeof conversationEditAnswerSchema>;

/**
 * GET and PUT /api/v1/conversations/labels: the viewer's own names of the six labels, in their order. An empty name is
 * the default one, in the language of the app.
 */
export const labelNamesSchema = z.object({
  names: z.array(typedText().max(LABEL_NAME_MAX, VALIDATION.labelNames)).length(LABELS, VALIDATION.labelNames),
});
export const labelNamesAnswerSchema = answerOf(labelNamesSchema);
export type LabelNamesAnswer = z.infer<typeof labelNamesAnswerSchema>;
export const labelNamesEditAnswerSchema = confirmedAnswerOf(labelNamesSchema);
export type LabelNamesEditAnswer = z.infer<typeof labelNamesEditAnswerSchema>;
