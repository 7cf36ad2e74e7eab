import type { ReactNode } from 'react';

import { ComposerClosed } from './ComposerClosed.tsx';
import { OpenComposer, type OpenComposerProps } from './OpenComposer.tsx';

export type { ComposerImage } from './ComposerImages.tsx';

export interface MessageComposerProps extends OpenComposerProps {
  /**
   * `offline` says that messages wait, and still accepts them. `blocked`, `refused` (by the partner) and `closed`
   * (account deleted) replace the field with an explanation. Default `ready`.
   */
  state?: 'ready' | 'offline' | 'blocked' | 'refused' | 'closed' | undefined;
  /** Replaces the state's default text. */
  stateText?: ReactNode;
  /** An action beside that text: a button that unblocks. */
  stateAction?: ReactNode;
}

/**
 * The composer of a conversation (product §2): Enter or the button sends, Shift and Enter break the line, the focus
 * stays. Its root is the box around the field, or the explanation in its place.
 */
export function MessageComposer({ state = 'ready', stateText, stateAction, ...props }: MessageComposerProps) {
  const explanation = state === 'ready' ? undefined : { state, text: stateText, action: stateAction };
  const isOffline = state === 'offline';
  // The field is rendered at the same place for both states, so that typing continues when the connection is lost.
  return (
    <>
      {isOffline && explanation && <ComposerClosed {...explanation} />}
      <OpenComposer {...props} closed={isOffline ? undefined : explanation} />
    </>
  );
}
