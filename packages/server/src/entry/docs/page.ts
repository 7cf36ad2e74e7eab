import { escapeHtml } from '../../foundation/text/escape-html.ts';
import { pageLinks } from '../web/page-look.ts';
import type { ApiDocument, ApiOperation } from './document-shape.ts';
import { sketch } from './sketch.ts';

interface Entry {
  method: string;
  path: string;
  operation: ApiOperation;
}

/**
 * GET /docs: the document for people to read. It is not a viewer from npm, because those bring megabytes of script
 * and need styles that the content policy forbids.
 */
export function renderPage(document: ApiDocument): string {
  const sections = [...byTag(document)];
  const { info, components } = document;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(info.title)} API</title>${pageLinks('/docs/style.css')}</head>
<body>
<header>
<h1>${escapeHtml(info.title)} API</h1>
${info.description
  .split('\n\n')
  .map((paragraph) => `<p>${marked(paragraph)}</p>`)
  .join('\n')}
<p><a href="/docs/json">The same as an OpenAPI 3.1 document</a></p>
</header>
<nav aria-label="Parts"><ul>
${[...sections.map(([tag]) => tag), 'Events', 'Schemas'].map((title) => `<li><a href="#${anchor(title)}">${escapeHtml(title)}</a></li>`).join('\n')}
</ul></nav>
<main>
${sections.map(([tag, entries]) => section(tag, entries.map(renderEntry))).join('\n')}
${section('Events', [code(document['x-events'])])}
${section(
  'Schemas',
  Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="schema-${anchor(name)}"><summary><code class="path">${escapeHtml(name)}</code></summary>${code(sketch(schema))}</details>`,
  ),
)}
</main>
</body>
</html>
`;
}

function byTag({ paths }: ApiDocument): Map<string, Entry[]> {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  return Map.groupBy(entries, ({ operation }) => operation.tags[0] ?? '');
}

function renderEntry({ method, path, operation }: Entry): string {
  const { summary, security, parameters = [], requestBody, responses } = operation;
  const asks = security ? 'Asks for a session.' : 'Asks for no session.';
  const inputs = parameters.map((parameter) =>
    term(
      `${parameter.in} <code>${escapeHtml(parameter.name)}</code>${parameter.required ? '' : ', may be left out'}`,
      code(sketch(parameter.schema)),
    ),
  );
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
    term(`body, <code>${escapeHtml(type)}</code>`, code(sketch(schema))),
  );
  const answers = Object.entries(responses).map(([status, { description, content }]) =>
    term(
      `<code>${status}</code>`,
      `${description
        .split('\n\n')
        .map((line) => `<p>${marked(line)}</p>`)
        .join('')}${status < '400' ? code(sketch(content)) : ''}`,
    ),
  );
  return `<details id="${anchor(`${method} ${path}`)}">
<summary><code class="method">${method}</code><code class="path">${escapeHtml(path)}</code><span>${escapeHtml(summary)}</span></summary>
<p class="note">${asks} Specification: ${escapeHtml(operation['x-spec'])}.</p>
<dl>${[...inputs, ...bodies, ...answers].join('\n')}</dl>
</details>`;
}

function section(title: string, parts: readonly string[]): string {
  return `<section aria-labelledby="${anchor(title)}"><h2 id="${anchor(title)}">${escapeHtml(title)}</h2>\n${parts.join('\n')}\n</section>`;
}

function term(title: string, text: string): string {
  return `<dt>${title}</dt><dd>${text}</dd>`;
}

function code(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
}

function marked(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

function anchor(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
