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
