import type { Conversation } from '@oja/contract/messages';
import type { Page } from '@playwright/test';

const idOf = (number: number) => `0197a000-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** "Person 1" to the given number, each with one seen message. */
function makeConversations(count: number): Conversation[] {
  return Array.from({ length: count }, (_, index) => {
    const [_id, name] = [idOf(index + 1), `Person ${index + 1}`];
    return {
      _id,
      participants: [{ _id, name, userName: `person${index + 1}`, profileImage: null, isVerifiedVendor: false }],
      userId: _id,
      name,
      profileImage: null,
      isDeletedAccount: false,
      block: 'none',
      isMuted: false,
      joinedAt: '2025-01-01T00:00:00.000Z',
      lastMessage: {
        _id,
        text: 'Good morning',
        img: null,
        sender: { _id },
        createdAt: '2026-01-01T08:00:00.000Z',
        seen: true,
      },
      unreadMessages: [],
      unreadCount: 0,
      mock: false,
    };
  });
}

/** Answers the list of conversations of a page with many, before the first is requested. */
export async function answerWithConversations(page: Page, count: number): Promise<void> {
  const conversations = makeConversations(count);
  await page.route('**/api/v1/messages/conversations*', (route) =>
    route.fulfill({
      json: {
        status: 'success',
        data: { conversations, totalUnreadCount: 0, mutedUnreadCount: 0, nextCursor: null },
      },
    }),
  );
}
