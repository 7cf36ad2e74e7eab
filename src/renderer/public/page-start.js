// Runs before the first paint, as part of the page (scripts/page-parts.ts) and, in the desktop app, as a file.
// Older browsers must be able to read it, and whatever fails here must not stop the rest.
(function startPage() {
  var root = document.documentElement;
  var path = location.pathname;
  var isInside = /^\/dashboard(?:\/|$)/.test(path);

  function read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be forbidden: then nothing is stored.
      return null;
    }
  }
  function readSession() {
    try {
      var stored = JSON.parse(read('oja.session'));
      return stored && stored.accessToken && stored.user ? stored : undefined;
    } catch {
      // Not readable: the app says so.
      return undefined;
    }
  }

  // Google's answer leaves the address and its history entry before anything else runs: an access token there can be
  // seen, copied and found again. The login page takes the answer (features/auth/google-sign-in.ts).
  var google = new URLSearchParams(location.hash.slice(1));
  if (google.has('access_token') || google.has('error')) {
    window.ojaGoogleAnswer = location.hash;
    history.replaceState(history.state, '', path + location.search);
  }

  // So that a page never flashes in the other mode. See also platform/color-mode.ts.
  var mode = read('oja.mode') === 'light' ? 'light' : 'dark';
  root.dataset.theme = mode;
  var color = document.querySelector('meta[name="theme-color"]');
  if (color) color.setAttribute('content', mode === 'light' ? '#f7f3e9' : '#0d1028');

  var session = readSession();
  var query = new URLSearchParams(location.search);
  // After a login the page reloads itself once (product §2): before anything else loads. See use-reload-once.ts.
  if (isInside && session && query.get('reload') === 'true') {
    query.delete('reload');
    var rest = query.toString();
    location.replace(path + (rest && '?' + rest) + location.hash);
    return;
  }

  // Whom the page's placeholder is shown to (placeholder.css): its texts are English, and a stranger is sent away.
  function visitor() {
    if (read('oja.language') !== null) return 'foreign';
    if (!session) return 'stranger';
    return session.user.isAdmin ? 'admin' : 'member';
  }
  root.dataset.visitor = visitor();

  // A page that saves data, by the browser's setting or Oja's own (platform/data-saver.ts), requests no typefaces. The
  // landing page requests them after its first paint, the others when all else is there (platform/typefaces.ts). Once
  // they have been loaded, they come from the browser's cache.
  var savesData =
    read('oja.data-saver') === 'on' ||
    (navigator.connection && navigator.connection.saveData) ||
    matchMedia('(prefers-reduced-data: reduce)').matches;
  if (savesData) root.dataset.typefaces = 'none';
  else if (path === '/' || read('oja.typefaces') === null) root.dataset.typefaces = 'later';

  // Inside the dashboard, the profile and the feed are requested before any script has loaded, with the session that
  // platform/web-sessions.ts has stored. api/early-answers.ts takes the answers.
  function requestEarly() {
    if (!isInside || !session || query.has('reload')) return;
    var headers = { authorization: 'Bearer ' + session.accessToken };
    var calls = ['/api/v1/users/dashboard/' + encodeURIComponent(session.user.userName)];
    if (/^\/dashboard\/?$/.test(path) && !query.has('feed')) calls.push('/api/v1/posts?page=1');
    window.ojaEarlyAnswers = new Map(
      calls.map(function request(call) {
        var answer = fetch(call, { headers: headers });
        // Who takes it sees the failure; if nobody does, there is nothing to report.
        answer.catch(function ignore() {});
        return [headers.authorization + ' ' + call, answer];
      }),
    );
  }
  // In a task of its own, before all others: with the rest of this script it would be a long one on a slow phone.
  if (window.scheduler && scheduler.postTask) void scheduler.postTask(requestEarly, { priority: 'user-blocking' });
  else requestEarly();

  // Each font consists of several files, by character range. They are shown together: if only some files of a font have
  // loaded, the browser draws the other characters in a fallback font, and lines break differently.
  function showTypefaces() {
    delete root.dataset.typefaces;
  }
  function loadTypefaces() {
    var text = document.body.textContent;
    // One after the other: to decode both in one task takes a slow phone longer than a press may wait.
    var loading = document.fonts.load("1em 'Bricolage Grotesque'", text);
    loading.then(() => document.fonts.load("1em 'Hanken Grotesk'", text)).then(showTypefaces, showTypefaces);
  }

  // The landing page and the login are complete without their scripts. The build moves these into a template
  // (scripts/link-assets.ts), from which they are requested when the page is painted.
  var LATEST_MS = 3000;
  var isPainted = false;
  function requestScripts() {
    if (isPainted) return;
    isPainted = true;
    var later = document.getElementById('later');
    if (!later) return;
    if (path === '/' && root.dataset.typefaces === 'later') loadTypefaces();
    document.head.append(later.content);
  }
  function requestOnceRead() {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', requestScripts);
    else requestScripts();
  }
  function awaitPaint() {
    var reportsPainting =
      window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).indexOf('paint') >= 0;
    // A page in a background tab is not painted.
    if (document.visibilityState === 'hidden' || !reportsPainting) return requestOnceRead();
    new PerformanceObserver(function look(list) {
      if (list.getEntriesByName('first-contentful-paint').length > 0) requestOnceRead();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(requestOnceRead, LATEST_MS);
  }
  awaitPaint();

  // The page's own script could not be loaded: without words, its placeholder would stay for ever (placeholder.css).
  function reload() {
    location.reload();
  }
  function showFailure(event) {
    var target = event.target;
    if (!(target instanceof HTMLScriptElement) || target.type !== 'module' || path === '/') return;
    root.dataset.load = 'failed';
    var button = document.querySelector('[data-load-failed] button');
    if (button) button.addEventListener('click', reload);
  }
  // Errors of elements do not bubble.
  document.addEventListener('error', showFailure, true);

  // Presses before the page is ready. On a tab of the placeholder: the app will start at its address. On a button of a
  // page that is hydrated: it is pressed again once the page is ready, see platform/early-presses.ts.
  var buttons = [];
  var isTabPressed = false;
  function followTab(event, link) {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    var href = link.getAttribute('href');
    var own = href === '/dashboard/profile' && session ? '/' + session.user._id : '';
    history.pushState(null, '', href + own);
    isTabPressed = true;
    var active = document.querySelector('[data-placeholder] nav a[aria-current]');
    if (active) active.removeAttribute('aria-current');
    link.setAttribute('aria-current', 'page');
  }
  function holdPress(event) {
    var target = event.target instanceof Element ? event.target : undefined;
    var link = target && target.closest('[data-placeholder] nav a');
    if (link) return followTab(event, link);
    var button = target && target.closest('[data-app] button');
    if (!button) return;
    // A form would be sent by the browser itself.
    event.preventDefault();
    event.stopPropagation();
    buttons.push(button);
  }
  document.addEventListener('click', holdPress, true);
  window.ojaEarlyPresses = function endHolding() {
    document.removeEventListener('click', holdPress, true);
    // The app may have read the address before the press.
    if (isTabPressed) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    return buttons.splice(0);
  };
})();
