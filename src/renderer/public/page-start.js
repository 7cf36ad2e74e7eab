// Runs before the first paint, so that a page never flashes in the other mode. See also platform/color-mode.ts.
(function applyStoredMode() {
  var mode = 'dark';
  try {
    if (localStorage.getItem('oja.mode') === 'light') mode = 'light';
  } catch {
    // Storage may be forbidden: the default mode applies.
  }
  document.documentElement.dataset.theme = mode;
  var color = document.querySelector('meta[name="theme-color"]');
  if (color) color.setAttribute('content', mode === 'light' ? '#f7f3e9' : '#0d1028');
})();

// Inside the dashboard, the profile and the feed are requested before any script has loaded, with the session that
// platform/web-sessions.ts has stored. api/early-answers.ts takes the answers.
(function requestEarly() {
  var path = location.pathname;
  var query = new URLSearchParams(location.search);
  // After a login the page is about to reload itself.
  if (!/^\/dashboard(?:\/|$)/.test(path) || query.has('reload')) return;
  var session;
  try {
    session = JSON.parse(localStorage.getItem('oja.session'));
  } catch {
    // Not readable: the app says so.
  }
  if (!session || !session.accessToken || !session.user) return;
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
})();
