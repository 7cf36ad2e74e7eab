import { call } from '../../processes/call.ts';
import { bearer, type Person } from '../../processes/people.ts';
import { waitForSizes } from '../wait-for-sizes.ts';
import { photographer } from './photo.ts';

/** The posts of the market: more than the scripted day scrolls past. */
const POSTS = 112;
/** Uploads at the same time. */
const AT_ONCE = 3;
/** Pictures of a post; the first one is shown, the others when they are swiped to. */
const PICTURES = 2;

/** Uploads a photo. @returns its address */
async function upload(url: string, person: Person, preset: string, photo: Buffer): Promise<string> {
  const body = new FormData();
  body.set('upload_preset', preset);
  body.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers: bearer(person), body });
  if (!answer.ok) throw new Error(`A picture was refused: ${answer.status} ${await answer.text()}`);
  const { secure_url: address }: { secure_url: string } = await answer.json();
  return address;
}

const DESCRIPTION =
  'Two yards of hand-woven Akwete with a border of gold. Woven in March, never worn, washed once by hand. The blouse piece goes with it, and I can send it to any park in the East on Tuesdays and Fridays.';

/**
 * Fills a market for the scripted day: avatars of everybody, and posts with pictures like photos.
 * @param vendors who post in turn
 * @param others get an avatar only
 * @returns the addresses of ten pictures for each partner to send, one each
 */
export async function fillDay(
  url: string,
  vendors: readonly Person[],
  others: readonly Person[],
  sent: number,
): Promise<string[]> {
  const photoOf = await photographer();
  let number = 0;
  const added: string[] = [];
  const add = async (person: Person, preset: string) => {
    number += 1;
    const address = await upload(url, person, preset, await photoOf(number));
    added.push(address);
    return address;
  };
  for (const person of [...vendors, ...others]) {
    const profileImage = await add(person, 'profile');
    await call(url, person, 'PATCH', `/api/v1/users/profile/${person.id}`, { profileImage });
  }
  const post = async (index: number) => {
    const vendor = vendors[index % vendors.length];
    if (!vendor) throw new Error('There are no vendors.');
    const images: string[] = [];
    for (let picture = 0; picture < PICTURES; picture += 1) images.push(await add(vendor, 'post'));
    const input = {
      title: `Akwete wrapper, number ${index}`,
      description: DESCRIPTION,
      phoneNumber: '8031234567',
      location: 'Aba, Abia',
      price: 18_500,
      category: 'Fashion',
      images,
    };
    const { status, body } = await call(url, vendor, 'POST', '/api/v1/posts', input);
    if (status !== 201) throw new Error(`A post was refused: ${status} ${JSON.stringify(body)}`);
  };
  let next = 0;
  const work = async () => {
    while (next < POSTS) {
      next += 1;
      await post(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const pictures = await Promise.all(others.slice(0, sent).map((person) => add(person, 'chat')));
  await waitForSizes(url, added);
  return pictures;
}
