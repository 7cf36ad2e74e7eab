const KEY = 'oja.typefaces';
const FACES = ["1em 'Bricolage Grotesque'", "1em 'Hanken Grotesk'"];

/**
 * Loads the typefaces in a page that has gone without them so far (page-start.js). From the next page on, this device
 * shows them from the start, from the browser's cache. Not in this one: to lay out a feed again takes a slow phone half
 * a second, in which no press is answered. A first visit that begins inside the dashboard leaves them to the second:
 * until the app is kept on the device, the line is for posts.
 */
export async function loadTypefaces(): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset['typefaces'] !== 'later') return;
  const isInside = globalThis.location.pathname.startsWith('/dashboard');
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (isInside && !workers?.controller) return;
  const text = document.body.textContent;
  await Promise.all(FACES.map((face) => document.fonts.load(face, text)));
  try {
    localStorage.setItem(KEY, 'loaded');
  } catch {
    // Without storage the next page loads them late again.
  }
}
