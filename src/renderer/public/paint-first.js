// Stands in the landing page alone: it is painted first, and then its typefaces and scripts are asked for. The build moves
// the scripts into the template (scripts/link-assets.ts); what stands in for the typefaces is in the style sheet.
(function paintFirst() {
  var root = document.documentElement;
  var LATEST_MS = 3000;
  var hasBegun = false;

  // Each typeface is several files, by the letters in them. They are shown together: where one of a typeface has come and
  // another has not, a browser draws the letters of the other in any face, and lines break anew.
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
    loadTypefaces();
    document.head.append(document.importNode(document.getElementById('later').content, true));
  }
  function beginOnceRead() {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
    else begin();
  }

  var tellsOfPainting =
    window.PerformanceObserver && (PerformanceObserver.supportedEntryTypes || []).indexOf('paint') >= 0;
  // What is not looked at, as a tab in the background, is not painted.
  if (document.visibilityState === 'hidden' || !tellsOfPainting) return beginOnceRead();
  root.dataset.typefaces = 'later';
  new PerformanceObserver(function look(list) {
    if (list.getEntriesByName('first-contentful-paint').length > 0) beginOnceRead();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(beginOnceRead, LATEST_MS);
})();
