import { uploadAnswerSchema } from '@oja/contract/uploads';

import { jpeg, upload } from '../pictures.ts';
import { type Row, everybody, everyMember } from './row.ts';

const picture = jpeg(64, 48);

export const uploadRows: readonly Row[] = [
  {
    route: 'POST /api/upload',
    call: async ({ server, as }) => upload(server, as, await picture),
    meets: everyMember(200),
  },
  {
    route: 'GET /images/:folder/:file',
    call: async ({ server, owner, ask }) => {
      const uploaded = (await upload(server, owner, await picture)).as(uploadAnswerSchema);
      return ask('GET', new URL(uploaded.secure_url).pathname);
    },
    meets: everybody(200),
  },
];
