import { fromPage } from '../addresses.ts';
import { preventable } from '../emitter.ts';
import type { Page } from '../page/page.ts';
import { NAMES } from '../page/shared-names.ts';
import type { WebContents } from './web-contents.ts';

/**
 * Lets the app refuse navigations. Every document request is paused until the app's listeners have run; an address that
 * Chromium would hand to the system is only reported.
 */
export function guardDocuments(contents: WebContents, { session, targetId }: Page): void {
  session.on('Fetch.requestPaused', ({ requestId, request, frameId, redirectedRequestId }) => {
    const url = fromPage(request.url + (request.urlFragment ?? ''));
    const isMainFrame = frameId === targetId;
    const isAllowed =
      redirectedRequestId === undefined
        ? mayNavigate(contents, url, isMainFrame)
        : mayGo(contents, 'will-redirect', url, isMainFrame);
    const answer = isAllowed
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    // The request may have been cancelled in the meantime.
    answer.catch(() => undefined);
  });
  session.on('Page.frameRequestedNavigation', ({ url, frameId, disposition }) => {
    const isInside = NAMES.inside.some((scheme) => url.startsWith(scheme));
    if (disposition === 'currentTab' && !isInside) mayNavigate(contents, fromPage(url), frameId === targetId);
  });
  session.on('Page.windowOpen', ({ url }) => contents.offerWindow(fromPage(url)));
}

/** Asks the app, unless main itself started the navigation. */
export function mayNavigate(contents: WebContents, url: string, isMainFrame: boolean): boolean {
  if (isMainFrame && contents.takeExpected(url)) return true;
  const isAllowed = mayGo(contents, 'will-frame-navigate', url, isMainFrame);
  return isMainFrame ? mayGo(contents, 'will-navigate', url, true) && isAllowed : isAllowed;
}

function mayGo(contents: WebContents, event: string, url: string, isMainFrame: boolean): boolean {
  const departure = preventable({
    url,
    isMainFrame,
    isSameDocument: false,
    frame: isMainFrame ? contents.mainFrame : null,
  });
  contents.emit(event, departure, url, false, isMainFrame);
  return !departure.defaultPrevented;
}
