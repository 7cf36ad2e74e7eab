import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, expect, test, vi } from 'vitest';

import { ConversationDetails } from '../ConversationDetails/ConversationDetails.tsx';
import { ConversationRow } from '../ConversationRow/ConversationRow.tsx';
import { NotificationRow } from '../NotificationRow/NotificationRow.tsx';
import { ProfileHeader } from '../ProfileHeader/ProfileHeader.tsx';
import { AuthorLine } from './AuthorLine.tsx';

const EZE = { name: 'Chinedu Eze', userName: 'Eze Motors', isVerifiedVendor: true };
const LINK = <a href="/eze">{''}</a>;

vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
afterAll(() => vi.unstubAllGlobals());

const SURFACES: Record<string, ReactElement> = {
  'a post, a review or a list of people': <AuthorLine author={EZE} />,
  'a comment': <AuthorLine compact author={EZE} />,
  'a suggested conversation': <ConversationRow {...EZE} link={LINK} />,
  'the details of a conversation': <ConversationDetails {...EZE} />,
  'a profile': <ProfileHeader person={{ ...EZE, followersCount: 0, followingCount: 0 }} />,
};

test.for(Object.entries(SURFACES))('in %s a shop is named before its person, without an @', ([, element]) => {
  const { container } = render(element);
  expect(container.textContent).toMatch(/Eze Motors.*Chinedu Eze/);
  expect(container.textContent).not.toContain('@');
});

test('a conversation is named after the shop', () => {
  const sentAt = '2026-11-20T12:00:00Z';
  render(<ConversationRow {...EZE} link={LINK} lastMessage={{ text: 'Good morning', isOwn: false, sentAt }} />);
  expect(screen.getByRole('link').textContent).toMatch(/^Eze Motors/);
  expect(screen.getByRole('link')).not.toHaveTextContent('Chinedu');
});

test.for(['Chinedu Eze', 'eze_motors'])('a notification shows the name %s in bold at its beginning', (name) => {
  const sender = { ...EZE, userName: 'eze_motors' };
  render(<NotificationRow type="like" message={`${name} liked your post`} {...{ sender }} createdAt={0} />);
  expect(screen.getByText(name, { exact: true })).toBeVisible();
});
