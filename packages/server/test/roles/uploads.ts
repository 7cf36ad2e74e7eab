import { uploadAnswerSchema } from '@oja/contract/uploads';

import { jpeg, upload } from '../pictures.ts';
import { type Row, everybody, everyMember } from './row.ts';

const picture = jpeg(64, 48);

export const uploadRows: readonly Row[] = [
  {
    route: 'POST /api/upload',
    call: async ({ server, caller }) => upload(server, await caller(), await picture),
    statuses: everyMember(200),
  },
  {
    route: 'GET /images/:folder/:file',
    call: async ({ server, owner, request }) => {
      const uploaded = (await upload(server, owner, await picture)).as(uploadAnswerSchema);
      return request('GET', new URL(uploaded.secure_url).pathname);
    },
    statuses: everybody(200),
  },
];
