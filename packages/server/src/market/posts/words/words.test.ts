import { postsAnswerSchema } from '@oja/contract/posts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addPost } from '../../../../test/posts.ts';
import { type Account, DATABASES, type TestServer, startTestServer } from '../../../../test/test-server.ts';

/** The posts of the cases, oldest first. */
const GOODS = {
  generator: {
    title: 'Firman generator 2.5kva',
    description: 'Fuel saver, pull starter.',
    location: 'Computer Village, Ikeja',
    category: 'Machinery',
    condition: 'Nigerian Used',
    price: 140_000,
  },
  gen: { title: 'Small gen', description: 'I better pass my neighbour.', location: 'Wuse 2, Abuja', price: 60_000 },
  freezer: { title: 'Thermocool chest freezer', description: '200 litres, tokunbo.', location: 'Aba' },
  tricycle: { title: 'Bajaj tricycle', description: 'Papers complete.', location: 'Ọ̀ṣogbo', category: 'Vehicles' },
  blouse: { title: 'Blouses in bale', description: 'First grade okrika from Cotonou.', location: 'Katangowa' },
  phone: { title: 'Headphones', description: 'With noise cancelling.', location: 'Ikeja', category: 'Gadgets' },
  samsung: { title: 'Samsung S21 Ultra', description: 'UK used, very neat phone.', location: 'Saka Tinubu' },
  adire: { title: 'Àdìrẹ ẹlẹ́kọ', description: "Women's wrapper, Ɗan Kano dye.", location: 'Itoku, Abeokuta' },
  lamp: { title: 'Rechargeable lamp', description: 'Six hours.', location: 'Lokoja' },
  light: { title: 'Rechargeable light', description: 'Two hours.', location: 'Lokoja' },
  noLantern: { title: 'Light, rechargeable, for bicycles', description: 'With a clamp.', location: 'Lokoja' },
} as const;
type Good = keyof typeof GOODS;

/** What each search finds, in this order, on both databases. */
const CASES: Record<string, Record<string, readonly Good[]>> = {
  'a word in each field, in any order': {
    firman: ['generator'],
    machinery: ['generator'],
    starter: ['generator'],
    abeokuta: ['adire'],
    'ikeja generator': ['generator'],
    'papers bajaj vehicles': ['tricycle'],
    'generator abeokuta': [],
  },
  'a part of the title before words elsewhere': { phone: ['phone', 'samsung'], ikeja: ['phone', 'generator'] },
  'case, accents and underdots in both directions': {
    'ADIRE ELEKO': ['adire'],
    Itọ́kú: ['adire'],
    osogbo: ['tricycle'],
    ỌṢOGBO: ['tricycle'],
    'dan kano': ['adire'],
    'womens womén’s': ['adire'],
  },
  'beginnings of three letters or more': {
    'cancel noi': ['phone'],
    thermo: ['freezer'],
    'ab pass': [],
    abu: ['gen'],
  },
  'one typo from four letters on, two from eight': {
    genrator: ['generator'],
    firmna: ['generator'],
    samsong: ['samsung'],
    'thermocol freezar': ['freezer'],
    thrmocol: ['freezer'],
    thrmcol: [],
    fermon: [],
    abz: [],
    s22: [],
  },
  'synonyms of the trade, of one word and of several': {
    gen: ['gen', 'generator'],
    generator: ['generator', 'gen'],
    'deep freezer': ['freezer'],
    keke: ['tricycle'],
    'keke napep osogbo': ['tricycle'],
    tokunbo: ['freezer', 'samsung'],
    'fairly used phone': ['samsung'],
    'UK used freezer': ['freezer'],
    'bend-down-select': ['blouse'],
    'better neighbour': ['gen'],
    lantern: ['light', 'lamp'],
  },
  'signs, other scripts and what looks like a query language, as the words in them': {
    '"firman"': ['generator'],
    'firman*': ['generator'],
    'firman NEAR ikeja': [],
    'firman -ikeja': ['generator'],
    'firman; drop table posts; --': [],
    "firman' or '1'='1": [],
    firman_: ['generator'],
    '%': [],
    '"': [],
    '*-': [],
    '🔥': [],
    'firman 🔥': ['generator'],
    发电机: [],
    'title:firman': [],
    '\\': [],
    '"","': [],
  },
};

describe.each(DATABASES)('a search by relevance on %s', (kind) => {
  let server: TestServer;
  let vendor: Account;
  let customer: Account;
  const goods = new Map<string, string>();
  beforeAll(async () => {
    server = await startTestServer(kind);
    vendor = await server.addAccount('vendor');
    customer = await server.addAccount();
    for (const [good, fields] of Object.entries(GOODS)) {
      const { _id } = await addPost(server, vendor, fields);
      goods.set(_id, good);
    }
  });
  afterAll(() => server.stop());

  const ask = (search: string, more = '') =>
    server.call('GET', `/api/v1/posts?sort=relevance&search=${encodeURIComponent(search)}${more}`, { as: customer });
  const list = async (search: string, more = '') => (await ask(search, more)).as(postsAnswerSchema).data;
  const found = async (search: string, more = '') =>
    (await list(search, more)).posts.map(({ _id, title }) => goods.get(_id) ?? title);

  describe.each(Object.entries(CASES))('finds %s:', (_name, cases) => {
    it.each(Object.entries(cases))('%s', async (search, expected) => {
      expect(await found(search)).toEqual(expected);
    });
  });
});
