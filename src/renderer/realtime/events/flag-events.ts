import type { Flag, FlagCounts } from '@oja/contract/flags';

import { api } from '../../api/api.ts';
import { flagCountsApi } from '../../api/flag-counts-api.ts';
import { flagsApi } from '../../api/flags-api.ts';
import type { RealtimeThunk } from '../realtime-state.ts';
import type { EventPayload } from './server-event.ts';

function setCounts({ total, postsTotal }: FlagCounts): RealtimeThunk {
  return (dispatch) => {
    dispatch(
      flagCountsApi.util.updateQueryData('getFlagCounts', undefined, (answer) => {
        answer.data = { total, postsTotal };
      }),
    );
  };
}

/** Removes reports from the list. */
function dropFlags(isOver: (flag: Flag) => boolean): RealtimeThunk {
  return (dispatch) => {
    dispatch(
      flagsApi.util.updateQueryData('getFlags', undefined, ({ pages }) => {
        for (const page of pages) page.data = page.data.filter((flag) => !isOver(flag));
      }),
    );
  };
}

/** Applies a new report: it counts at once, and the list is refetched where it is shown. */
export function flagAdded(counts: EventPayload<'newFlag'>): RealtimeThunk {
  return (dispatch) => {
    dispatch(setCounts(counts));
    dispatch(api.util.invalidateTags([{ type: 'Flags', id: 'list' }]));
  };
}

/**
 * Applies that a report was dismissed, here or by another admin, or its reporter's account was deleted. Reports of
 * reviews are refetched where they are shown.
 */
export function flagEnded({ flagId, ...counts }: EventPayload<'flagEnded'>): RealtimeThunk {
  return (dispatch) => {
    dispatch(setCounts(counts));
    dispatch(dropFlags(({ _id }) => _id === flagId));
    dispatch(api.util.invalidateTags([{ type: 'Flags', id: 'reviews' }]));
  };
}

/** Applies that a reported post was deleted. */
export function flaggedPostDeleted({ postId, ...counts }: EventPayload<'flaggedPostDeleted'>): RealtimeThunk {
  return (dispatch) => {
    dispatch(setCounts(counts));
    dispatch(dropFlags((flag) => flag.postId === postId));
  };
}
