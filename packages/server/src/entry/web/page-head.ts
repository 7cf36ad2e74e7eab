import { escapeHtml } from '../../foundation/text/escape-html.ts';
import { cutGraphemes } from '../../foundation/text/cut-graphemes.ts';

/** The most characters that search engines and messengers show. */
const TITLE_MAX = 100;
const DESCRIPTION_MAX = 200;

/** The picture of a shared page. */
export interface SharePicture {
  /** Absolute, because other sites read it. */
  url: string;
  width: number;
  height: number;
}

/** The content of a page's head, in plain text. */
export interface PageHead {
  /** For the browser's tab and for search engines. */
  title: string;
  /** For messengers, which show the name of the site beside it. */
  shareTitle: string;
  description: string;
  /** The canonical address of the page, absolute. */
  url: string;
  /** The Open Graph type of the page. */
  type: 'website' | 'profile' | 'article';
  picture: SharePicture;
}

const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeHtml(String(content))}">`;

/**
 * The head's tags as HTML: title, description, canonical address, Open Graph, and X's card. All values are escaped
 * and cut.
 */
export function renderHead({ title, shareTitle, description, url, type, picture }: PageHead): string {
  const [shown, about] = [cutGraphemes(shareTitle, TITLE_MAX), cutGraphemes(description, DESCRIPTION_MAX)];
  return [
    `<title>${escapeHtml(cutGraphemes(title, TITLE_MAX))}</title>`,
    `<meta name="description" content="${escapeHtml(about)}">`,
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:type', type),
    property('og:site_name', 'Oja'),
    property('og:locale', 'en_NG'),
    property('og:url', url),
    property('og:title', shown),
    property('og:description', about),
    property('og:image', picture.url),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', picture.width),
    property('og:image:height', picture.height),
    property('og:image:alt', shown),
    // X reads the other tags as they are.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n    ');
}
