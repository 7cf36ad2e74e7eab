import { Link as LinkIcon, MessageCircle, PencilLine, Settings, Users } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';

import { Button } from '../Button/Button.tsx';
import { useCopy } from '../hooks/useCopy.ts';
import styles from './ProfileHeader.module.css';

export interface ProfileActionsProps {
  /** It is the viewer's own profile. Default false. */
  isOwn?: boolean | undefined;
  /** The application's link to the form, without content: Update Profile. Shown to the owner. */
  editLink?: ReactElement | undefined;
  /** The application's link to the settings, without content. Shown to the owner. */
  settingsLink?: ReactElement | undefined;
  /** A FollowButton, `primary` and `medium`. Shown to others. */
  followButton?: ReactNode;
  /** The application's link to the conversation, without content. To the owner it is shown disabled: nobody can message themselves. */
  messageLink?: ReactElement | undefined;
  /** The application's link to Find Users, without content: Explore Users. Shown to others. */
  exploreLink?: ReactElement | undefined;
  /** What only an admin can do with this account: a button, and the dialog it opens. Last in the row. Given to admins alone. */
  adminAction?: ReactNode;
  /** The whole address of this profile, copied by Copy Profile Link. Without it the button is not there. */
  profileUrl?: string | undefined;
  /** The address is on the clipboard. Say so in a toast. */
  onLinkCopied?: (() => void) | undefined;
  /** The browser refused: "Could not copy link." (spec §8). */
  onLinkCopyFailed?: (() => void) | undefined;
}

/** What the viewer can do with a profile; the owner's actions differ from everybody else's (spec §2). */
export function ProfileActions({ isOwn = false, messageLink, profileUrl, adminAction, onLinkCopied, onLinkCopyFailed, ...links }: ProfileActionsProps) {
  const { copy } = useCopy();
  const copyLink = async (url: string) => {
    if (await copy(url)) onLinkCopied?.();
    else onLinkCopyFailed?.();
  };
  return (
    <div className={styles.actions}>
      {!isOwn && links.followButton}
      {isOwn && <LinkButton link={links.editLink} icon={<PencilLine />} text="Update Profile" />}
      {isOwn && messageLink ? (
        <Button variant="secondary" size="small" icon={<MessageCircle />} disabled>
          Message
        </Button>
      ) : (
        <LinkButton link={messageLink} icon={<MessageCircle />} text="Message" />
      )}
      {isOwn && <LinkButton link={links.settingsLink} icon={<Settings />} text="Settings" />}
      {!isOwn && <LinkButton link={links.exploreLink} icon={<Users />} text="Explore Users" />}
      {profileUrl !== undefined && (
        <Button variant="secondary" size="small" icon={<LinkIcon />} onClick={() => void copyLink(profileUrl)}>
          Copy Profile Link
        </Button>
      )}
      {adminAction}
    </div>
  );
}

interface LinkButtonProps {
  /** The application's link; without one there is no button. */
  link: ReactElement | undefined;
  /** Icon before the text. */
  icon: ReactNode;
  /** What it says. */
  text: string;
}

function LinkButton({ link, icon, text }: LinkButtonProps) {
  if (!link) return null;
  return (
    <Button asChild variant="secondary" size="small" icon={icon}>
      {cloneElement(link, {}, text)}
    </Button>
  );
}
