import { applicationSentAnswerSchema } from '@oja/contract/vendor-applications';

import type { Answer } from '../test-server.ts';
import { type Row, type Scene, adminsOnly, everyMember } from './row.ts';

/** What somebody says about their business, as the form sends it. */
export const APPLICATION = {
  businessName: 'Adire House',
  goods: 'Adire by the yard.',
  address: '12 Itoku Road, Abeokuta',
  phoneNumber: '0803 123 4567',
  note: '',
};

/** The id of a new application, of somebody who is no vendor yet. */
async function newApplication({ server }: Scene): Promise<string> {
  const as = await server.addAccount();
  const answer = await server.call('POST', '/api/v1/vendors/applications', { as, body: APPLICATION });
  return answer.as(applicationSentAnswerSchema).data._id;
}

const apply = ({ ask }: Scene): Promise<Answer> => ask('POST', '/api/v1/vendors/applications', APPLICATION);

export const vendorRows: readonly Row[] = [
  // The owner is a vendor here.
  { route: 'POST /api/v1/vendors/applications', call: apply, meets: { ...everyMember(201), owner: 409, vendor: 409 } },
  {
    route: 'GET /api/v1/vendors/applications/own',
    call: ({ ask }) => ask('GET', '/api/v1/vendors/applications/own'),
    meets: everyMember(200),
  },
  {
    route: 'GET /api/v1/vendors/applications',
    call: ({ ask }) => ask('GET', '/api/v1/vendors/applications'),
    meets: adminsOnly(200),
  },
  {
    route: 'DELETE /api/v1/vendors/applications/:id',
    call: async (scene) => scene.ask('DELETE', `/api/v1/vendors/applications/${await newApplication(scene)}`),
    meets: adminsOnly(200),
  },
];
