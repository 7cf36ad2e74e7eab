import { newSavedSearch, saveSearch } from '../saved-searches.ts';
import { type Row, type Scene, everyMember } from './row.ts';

const ownersSearch = async ({ server, owner }: Scene) =>
  `/api/v1/saved-searches/${(await newSavedSearch(server, owner))._id}`;

/** For all other users the search does not exist. */
const OWNER_ONLY = { ...everyMember(404), owner: 200 };

export const savedSearchRows: readonly Row[] = [
  {
    route: 'POST /api/v1/saved-searches',
    call: async ({ server, caller }) => saveSearch(server, await caller()),
    statuses: everyMember(201),
  },
  {
    route: 'PATCH /api/v1/saved-searches/:id',
    call: async (scene) => scene.request('PATCH', await ownersSearch(scene), { alert: 'off' }),
    statuses: OWNER_ONLY,
  },
  {
    route: 'DELETE /api/v1/saved-searches/:id',
    call: async (scene) => scene.request('DELETE', await ownersSearch(scene)),
    statuses: OWNER_ONLY,
  },
];
