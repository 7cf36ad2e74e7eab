import { authChores } from '../auth/auth-chores.ts';
import { advertChores } from '../adverts/advert-chores.ts';
import { letterChores } from '../mail/letter-chores.ts';
import { postChores } from '../posts/post-chores.ts';
import { conversationChores } from '../messages/conversation-chores.ts';
import { eventChores } from '../realtime/event-chores.ts';
import type { Services } from '../services.ts';
import { uploadChores } from '../uploads/upload-chores.ts';
import type { Chore } from './sweeper.ts';

/** Everything that has to be done now and then. */
export function choresOf(services: Services): Chore[] {
  return [
    ...authChores(services), ...letterChores(services), ...uploadChores(services), ...advertChores(services),
    ...eventChores(services), ...conversationChores(services), ...postChores(services),
  ];
}
