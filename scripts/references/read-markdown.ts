/** The names of each numbered section: its title, subheadings, bold words and code, in lower case. */
export type Sections = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the sections of a document with numbered headings: `## 2. Screens`. */
export function readSections(markdown: string): Sections {
  const sections = new Map<string, Set<string>>();
  for (const part of markdown.split(/^(?=## )/mv)) {
    const [, number, title] = /^## (\d+)\. (.+)/v.exec(part) ?? [];
    if (number === undefined || title === undefined) continue;
    const names = [...part.matchAll(/^###+ (.+)$|\*\*([^*]+)\*\*|`([^`]+)`/gmv)].map(
      ([, heading, bold, code]) => heading ?? bold ?? code ?? '',
    );
    // "Login (/login)" is also called "Login".
    const all = [title, ...names].flatMap((name) => [name, name.replace(/ \(.*\)$/v, '')]);
    sections.set(number, new Set(all.map((name) => name.replaceAll(/`|[.:]$/gv, '').toLowerCase())));
  }
  return sections;
}

/** Returns the anchors that GitHub gives to the headings of a document. */
export function readAnchors(markdown: string): ReadonlySet<string> {
  return new Set(
    [...markdown.matchAll(/^#+ (.+)$/gmv)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s_\-]/gv, '')
        .replaceAll(' ', '-'),
    ),
  );
}
