const KEY = 'oja.typefaces';
const FACES = ["1em 'Bricolage Grotesque'", "1em 'Hanken Grotesk'"];

/**
 * Loads the typefaces in a page that has gone without them so far (page-start.js), and shows them, both at once. From
 * then on, this device's pages show them from the start, from the browser's cache. Inside the dashboard they are first
 * shown by the next page: to lay out a feed again takes a slow phone half a second, in which no press is answered. A
 * first visit that begins there leaves them to the second: until the app is kept on the device, the line is for posts.
 */
export async function showTypefaces(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['typefaces'] !== 'later') return;
  const isInside = globalThis.location.pathname.startsWith('/dashboard');
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (isInside && !workers?.controller) return;
  const text = document.body.textContent;
  await Promise.all(FACES.map((face) => document.fonts.load(face, text)));
  if (!isInside) delete dataset['typefaces'];
  try {
    localStorage.setItem(KEY, 'loaded');
  } catch {
    // Without storage the next page loads them late again.
  }
}
