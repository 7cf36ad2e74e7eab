// Used on the landing page only: the page is painted first, and then its fonts and scripts are requested. The build
// moves the scripts into the template (scripts/link-assets.ts). The style sheet defines the fallback fonts.
(function paintFirst() {
  var root = document.documentElement;
  var LATEST_MS = 3000;
  var hasBegun = false;

  // Each font consists of several files, by character range. They are shown together: if only some files of a font have
  // loaded, the browser draws the other characters in a fallback font, and lines break differently.
  function showTypefaces() {
    delete root.dataset.typefaces;
  }
  function loadTypefaces() {
    var text = document.body.textContent;
    var faces = ["1em 'Bricolage Grotesque'", "1em 'Hanken Grotesk'"];
    Promise.all(faces.map((face) => document.fonts.load(face, text))).then(showTypefaces, showTypefaces);
  }
  function begin() {
    if (hasBegun) return;
    hasBegun = true;
    // 'none' if the visitor saves data (page-start.js).
    if (root.dataset.typefaces !== 'none') loadTypefaces();
    document.head.append(document.importNode(document.getElementById('later').content, true));
  }
  function beginOnceRead() {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
    else begin();
  }

  var reportsPainting =
    window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).indexOf('paint') >= 0;
  // A page in a background tab is not painted.
  if (document.visibilityState === 'hidden' || !reportsPainting) return beginOnceRead();
  if (root.dataset.typefaces !== 'none') root.dataset.typefaces = 'later';
  new PerformanceObserver(function look(list) {
    if (list.getEntriesByName('first-contentful-paint').length > 0) beginOnceRead();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(beginOnceRead, LATEST_MS);
})();
