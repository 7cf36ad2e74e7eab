import { PAGE_LOOK } from './page-look.ts';

/**
 * The sandbox checkout's style, served as a separate file, because the content policy allows no style inside the
 * page.
 */
export const STYLESHEET = `${PAGE_LOOK}
body { display: grid; place-items: center; min-block-size: 100vh; padding: 1rem; }
main {
  inline-size: 100%; max-inline-size: 26rem; padding: 2rem;
  border: 1px solid var(--line); border-radius: 1.25rem; background: var(--surface);
}
h1 { margin: 0; font-size: 1.75rem; line-height: 1.1; letter-spacing: -0.015em; }
p { margin: 0; }
.note {
  margin-block: 1rem 1.5rem; padding: 0.5rem 0.75rem; border-radius: 0.75rem;
  background: var(--note); color: var(--on-note); font-size: 0.875rem;
}
.amount { margin-block: 0.25rem 1.5rem; font-size: 2.75rem; font-weight: 800; line-height: 1.1; }
.what { color: var(--muted); overflow-wrap: anywhere; }
form { display: grid; gap: 0.75rem; }
button, .button {
  display: block; min-block-size: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid var(--strong); border-radius: 999rem;
  background: transparent; color: inherit; font: inherit; font-weight: 700; text-align: center; text-decoration: none; cursor: pointer;
}
button:active, .button:active { border-color: var(--ink); }
button:first-child, .button { min-block-size: 3.375rem; border-color: transparent; background: #f5ad1b; color: #1d1503; font-size: 1.125rem; line-height: 2.2; }
button:first-child:active, .button:active { background: #ffc04a; }
@media (hover: hover) {
  button:hover, .button:hover { border-color: var(--ink); }
  button:first-child:hover, .button:hover { background: #ffc04a; }
}
`.trimStart();
