import { applicationSentAnswerSchema } from '@oja/contract/vendor-applications';

import type { Answer } from '../test-server.ts';
import { type Row, type Scene, adminsOnly, everyMember } from './row.ts';

/** The fields of an application, as the form sends them. */
export const APPLICATION = {
  businessName: 'Adire House',
  goods: 'Adire by the yard.',
  address: '12 Itoku Road, Abeokuta',
  phoneNumber: '0803 123 4567',
  note: '',
};

/** Returns the id of a new application by a user who is not a vendor yet. */
async function newApplication({ server }: Scene): Promise<string> {
  const as = await server.addAccount();
  const answer = await server.call('POST', '/api/v1/vendors/applications', { as, body: APPLICATION });
  return answer.as(applicationSentAnswerSchema).data._id;
}

const apply = ({ request }: Scene): Promise<Answer> => request('POST', '/api/v1/vendors/applications', APPLICATION);

export const vendorRows: readonly Row[] = [
  // The owner is already a vendor.
  {
    route: 'POST /api/v1/vendors/applications',
    call: apply,
    statuses: { ...everyMember(201), owner: 409, vendor: 409 },
  },
  {
    route: 'GET /api/v1/vendors/applications/own',
    call: ({ request }) => request('GET', '/api/v1/vendors/applications/own'),
    statuses: everyMember(200),
  },
  {
    route: 'GET /api/v1/vendors/applications',
    call: ({ request }) => request('GET', '/api/v1/vendors/applications'),
    statuses: adminsOnly(200),
  },
  {
    route: 'DELETE /api/v1/vendors/applications/:id',
    call: async (scene) => scene.request('DELETE', `/api/v1/vendors/applications/${await newApplication(scene)}`),
    statuses: adminsOnly(200),
  },
];
