import type { Desktop } from '../../platform/desktop-app.ts';
import { useCommands } from './use-commands.ts';
import { useReplies } from './use-replies.ts';
import { useSavedPictures } from './use-saved-pictures.ts';

/** What the dashboard does for the desktop app, on whichever screen one is. Shows nothing. */
export default function DesktopDuties({ desktop }: { desktop: Desktop }) {
  useCommands(desktop);
  useReplies(desktop);
  useSavedPictures(desktop);
  return null;
}
