import { expect, it } from 'vitest';

import { deviceWords } from './device-words.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Chrome on Android', `${ANDROID} ${KHTML} Chrome/131.0.0.0 Mobile Safari/537.36`],
  ['Chrome on Windows', `${WINDOWS} ${KHTML} Chrome/131.0.0.0 Safari/537.36`],
  ['Chrome on Linux', `${LINUX} ${KHTML} HeadlessChrome/131.0.0.0 Safari/537.36`],
  ['Chrome on ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/131.0.0.0 Safari/537.36`],
  ['Chrome on iPhone', `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ['Safari on iPhone', `${IPHONE} Version/18.1 Mobile/15E148 Safari/604.1`],
  ['Safari on iPad', `${IPAD} Version/17.4 Mobile/15E148 Safari/604.1`],
  ['Safari on Mac', `${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Safari/605.1.15`],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ['Firefox on iPhone', `${IPHONE} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`],
  ['Edge on Windows', `${WINDOWS} ${KHTML} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
  ['Edge on Android', `${ANDROID} ${KHTML} Chrome/131.0.0.0 Mobile Safari/537.36 EdgA/131.0.0.0`],
  ['Opera on Android', `${ANDROID} ${KHTML} Chrome/130.0.0.0 Mobile Safari/537.36 OPR/86.0.0.0`],
  ['Opera on Android', 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16'],
  ['Samsung Internet on Android', `${ANDROID} ${KHTML} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`],
  ['UC Browser on Android', `${ANDROID} ${KHTML} Version/4.0 Chrome/100.0.0.0 UCBrowser/13.4 Mobile Safari/537.36`],
  ['Phoenix Browser on Android', `${ANDROID} ${KHTML} Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36 PHX/17.9`],
  ['Oja for Windows', `${WINDOWS} ${KHTML} Oja/1.0.0 Chrome/130.0.0.0 Electron/33.2.0 Safari/537.36`],
  ['Oja for Mac', `${MAC} ${KHTML} Oja/1.0.0 Chrome/130.0.0.0 Electron/33.2.0 Safari/537.36`],
  ['Oja for Linux', `${LINUX} ${KHTML} Oja/1.0.0 Chrome/130.0.0.0 Electron/33.2.0 Safari/537.36`],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) Something/1.0'],
  ['Firefox', 'Mozilla/5.0 Firefox/133.0'],
  ['', 'curl/8.11.0'],
  ['', undefined],
  ['', `<script>alert(1)</script>${'x'.repeat(600)} Firefox/133.0`],
])('%s', (words, userAgent) => {
  expect(deviceWords(userAgent)).toBe(words);
});
