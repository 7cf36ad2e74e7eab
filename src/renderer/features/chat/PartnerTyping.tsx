import { TypingNotice } from '@oja/ui/TypingNotice';

import { useIsTyping } from '../../realtime/use-typing.ts';

/** Says that the partner is writing; keeps its place while they are not (spec §4 "Message"). */
export function PartnerTyping({ partnerId, name }: { partnerId: string; name: string }) {
  return <TypingNotice name={useIsTyping(partnerId) ? name : null} />;
}
