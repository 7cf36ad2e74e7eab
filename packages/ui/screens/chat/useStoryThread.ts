import { useState } from 'react';

import { CHAT_NOW, type ThreadStoryMessage } from '../../src/fixtures/chat.ts';
import type { MessageEditing } from '../../src/MessageBubble/MessageBubble.tsx';

/** What the application does for a thread, in state: sends, edits and deletes at once. */
export function useStoryThread(given: readonly ThreadStoryMessage[]) {
  const [messages, setMessages] = useState(given);
  const [draft, setDraft] = useState('');
  const [edited, setEdited] = useState<{ id: string; text: string } | null>(null);
  const change = (id: string, fields: Partial<ThreadStoryMessage>) =>
    setMessages(messages.map((message) => (message.id === id ? { ...message, ...fields } : message)));

  return {
    messages,
    draft,
    setDraft,
    send: () => {
      setMessages([...messages, { id: `sent-${messages.length}`, isOwn: true, text: draft.trim(), sentAt: CHAT_NOW, status: 'sent' }]);
      setDraft('');
    },
    edit: ({ id, text }: ThreadStoryMessage) => setEdited({ id, text }),
    remove: (id: string) => change(id, { isDeleted: true, text: '' }),
    editing: (id: string): MessageEditing | undefined =>
      edited?.id === id
        ? {
            text: edited.text,
            onChange: (text) => setEdited({ id, text }),
            onCancel: () => setEdited(null),
            onSave: () => {
              change(id, { text: edited.text, isEdited: true });
              setEdited(null);
            },
          }
        : undefined,
  };
}
