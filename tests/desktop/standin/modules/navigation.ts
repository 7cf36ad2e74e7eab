import { fromPage } from '../addresses.ts';
import { preventable } from '../emitter.ts';
import type { Page } from '../page/page.ts';
import { NAMES } from '../page/shared-names.ts';
import type { WebContents } from './web-contents.ts';

/**
 * Lets the app refuse where a page goes. Every request for a document is held up until its listeners have had their say; an
 * address that Chromium would hand to the system is only told.
 */
export function guardDocuments(contents: WebContents, { session, targetId }: Page): void {
  session.on('Fetch.requestPaused', ({ requestId, request, frameId, redirectedRequestId }) => {
    const url = fromPage(request.url + (request.urlFragment ?? ''));
    const isMainFrame = frameId === targetId;
    const isAllowed = redirectedRequestId === undefined ? mayNavigate(contents, url, isMainFrame) : mayGo(contents, 'will-redirect', url, isMainFrame);
    const answer = isAllowed
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    // The request may have been given up meanwhile.
    answer.catch(() => undefined);
  });
  session.on('Page.frameRequestedNavigation', ({ url, frameId, disposition }) => {
    const isInside = NAMES.inside.some((scheme) => url.startsWith(scheme));
    if (disposition === 'currentTab' && !isInside) mayNavigate(contents, fromPage(url), frameId === targetId);
  });
  session.on('Page.windowOpen', ({ url }) => contents.offerWindow(fromPage(url)));
}

/** Asks the app, unless it was its own wish. */
export function mayNavigate(contents: WebContents, url: string, isMainFrame: boolean): boolean {
  if (isMainFrame && contents.takeExpected(url)) return true;
  const isAllowed = mayGo(contents, 'will-frame-navigate', url, isMainFrame);
  return isMainFrame ? mayGo(contents, 'will-navigate', url, true) && isAllowed : isAllowed;
}

function mayGo(contents: WebContents, event: string, url: string, isMainFrame: boolean): boolean {
  const departure = preventable({ url, isMainFrame, isSameDocument: false, frame: isMainFrame ? contents.mainFrame : null });
  contents.emit(event, departure, url, false, isMainFrame);
  return !departure.defaultPrevented;
}
