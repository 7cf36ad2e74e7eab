/** A signed-in user, as the app stores them. */
interface Session {
  accessToken: string;
  user: object;
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
