/** A signed-in user, as the app stores them. */
interface Session {
  accessToken: string;
  user: object;
}

interface PostsPage {
  data: {
    posts: {
      title: string;
      description: string;
      phoneNumber: string;
      location: string;
      price: number | null;
      images: string[];
    }[];
    nextCursor: string | null;
  };
}

/** Logs a demo account in. */
export async function logIn(url: string, userName: string): Promise<Session> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userName, password: 'oja-demo' }),
  });
  const { data }: { data: Session } = await answer.json();
  return data;
}

/** Returns the paths of all pictures on the first page of the feed, those of people too. */
export async function newestPictures(url: string, accessToken: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/posts?page=1`, { headers: { authorization: `Bearer ${accessToken}` } });
  return (await answer.text()).match(/\/images\/[\w/]+\.webp/g) ?? [];
}

/** Uploads a picture of the demo data again as this vendor's own. */
async function uploadAgain(url: string, authorization: string, image: string): Promise<string> {
  const picture = await (await fetch(new URL(image, url))).blob();
  const body = new FormData();
  body.set('upload_preset', 'post');
  body.set('file', picture, 'picture.webp');
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers: { authorization }, body });
  if (!answer.ok) throw new Error(`A picture was refused: ${answer.status} ${await answer.text()}`);
  const { secure_url: stored }: { secure_url: string } = await answer.json();
  return stored;
}

/** Posts copies of the demo posts, with their pictures, until the given number is reached. */
export async function fillFeed(url: string, { accessToken }: Session, count: number): Promise<void> {
  const authorization = `Bearer ${accessToken}`;
  const answer = await fetch(`${url}/api/v1/posts`, { headers: { authorization } });
  const { data }: PostsPage = await answer.json();
  const models: object[] = [];
  for (const { title, description, phoneNumber, location, price, images } of data.posts) {
    // One after the other: parallel uploads are limited.
    const own: string[] = [];
    for (const image of images.slice(0, 2)) own.push(await uploadAgain(url, authorization, image));
    models.push({ title, description, phoneNumber, location, price, images: own });
  }
  for (let index = 0; index < count; index += 1) {
    const model = models[index % models.length];
    if (!model) throw new Error('The demo market is empty.');
    const made = await fetch(`${url}/api/v1/posts`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(model),
    });
    if (!made.ok) throw new Error(`A post was refused: ${made.status} ${await made.text()}`);
  }
}
