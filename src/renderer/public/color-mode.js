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
