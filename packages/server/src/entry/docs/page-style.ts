import { PAGE_LOOK } from '../web/page-look.ts';

/**
 * GET /docs/style.css: each call is a row that opens; on a wide screen, the list of sections stays visible beside the
 * calls.
 */
export const STYLE = `${PAGE_LOOK.trimStart()}
body { max-inline-size: 76rem; margin-inline: auto; padding: 2.5rem 1rem 6rem; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.15; letter-spacing: -0.015em; }
h1 { margin: 0; font-size: 2.25rem; }
h2 { margin-block: 3rem 1rem; font-size: 1.375rem; scroll-margin-block-start: 1rem; }
header { max-inline-size: 44rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem; padding: 0; list-style: none; }
nav a { display: block; padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 999rem; color: var(--ink); text-decoration: none; }
nav a:active { border-color: var(--strong); }
details { margin-block-end: 0.5rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); }
details > :not(summary) { margin-inline: 1rem; }
summary { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.125rem 0.75rem; padding: 0.75rem 1rem; border-radius: inherit; cursor: pointer; }
summary:active .path { text-decoration: underline; text-underline-offset: 0.2em; }
summary span { color: var(--muted); }
code { font: 0.9375em ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; }
.method { inline-size: 4.5rem; padding: 0.0625rem 0.375rem; border-radius: 0.375rem; background: var(--note); color: var(--on-note); font-size: 0.8125rem; font-weight: 700; text-align: center; }
.path { font-weight: 600; }
pre { max-block-size: 24rem; overflow: auto; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--ground); white-space: pre-wrap; }
dt { margin-block-start: 0.75rem; font-weight: 600; }
dd { margin-inline-start: 0; }
.note { color: var(--muted); }
@media (hover: hover) {
  nav a:hover { border-color: var(--strong); }
  summary:hover .path { text-decoration: underline; text-underline-offset: 0.2em; }
}
@media (width >= 64rem) {
  body { display: grid; grid-template: auto 1fr / 11rem minmax(0, 1fr); column-gap: 3rem; }
  header { grid-column: 2; }
  nav { position: sticky; inset-block-start: 2.5rem; grid-area: 2 / 1; align-self: start; }
  nav ul { flex-direction: column; gap: 0; }
  nav a { border-color: transparent; }
  main { grid-area: 2 / 2; min-inline-size: 0; }
}
`;
