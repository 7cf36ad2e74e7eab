import type { Desktop } from '../../platform/desktop-app.ts';
import { useCommands } from './use-commands.ts';
import { useReplies } from './use-replies.ts';
import { useSavedPictures } from './use-saved-pictures.ts';

/** Handles requests of the desktop app on every dashboard screen. Renders nothing. */
export default function DesktopDuties({ desktop }: { desktop: Desktop }) {
  useCommands(desktop);
  useReplies(desktop);
  useSavedPictures(desktop);
  return null;
}
