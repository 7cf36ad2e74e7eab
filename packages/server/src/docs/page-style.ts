/** GET /docs/style.css: the page's own style, because the policy allows none inline. */
export const STYLE = `:root { color-scheme: light dark; }
body { margin: 0 auto; max-inline-size: 60rem; padding: 2rem 1rem 6rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1, h2 { line-height: 1.2; }
h2 { margin-block-start: 3rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
details { border-block-end: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
summary { padding-block: 0.6rem; cursor: pointer; }
summary code { font-weight: 600; }
pre { max-block-size: 24rem; overflow: auto; padding: 0.75rem; background: color-mix(in srgb, currentcolor 8%, transparent); white-space: pre-wrap; }
dt { margin-block-start: 0.75rem; font-weight: 600; }
dd { margin-inline-start: 1rem; }
.note { opacity: 0.75; }
`;
