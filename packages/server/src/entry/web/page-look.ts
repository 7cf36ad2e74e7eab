/**
 * The shared style of the server's own pages, in the colours of @oja/ui: dark, or light for people who prefer it.
 * Each page serves its style sheet as a file, because the content policy allows no style inside a page.
 */
export const PAGE_LOOK = `
:root {
  color-scheme: dark light;
  --ground: #0d1028; --surface: #151938; --line: #2e3566; --strong: #7279ab;
  --ink: #f6f2e7; --muted: #b9bdd9; --link: #ffc455; --focus: #ffc455; --note: #3d2f12; --on-note: #ffc455;
}
@media (prefers-color-scheme: light) {
  :root {
    --ground: #f7f3e9; --surface: #fffdf8; --line: #ded6c3; --strong: #807a92;
    --ink: #161a3d; --muted: #50557a; --link: #323b9b; --focus: #323b9b; --note: #fcecc8; --on-note: #7a4d00;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.55 'Hanken Grotesk', 'Segoe UI', system-ui, sans-serif; }
a { color: var(--link); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
`;

/** The links in the head of each page: its own style sheet, and the icon that browsers request anyway. */
export function pageLinks(stylesheet: string): string {
  return `<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="${stylesheet}">`;
}
