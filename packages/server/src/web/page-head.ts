import { escapeHtml } from '../mail/escape-html.ts';
import { cutGraphemes } from './cut-graphemes.ts';

/** As much as search engines and messengers show. */
const TITLE_MAX = 100;
const DESCRIPTION_MAX = 200;

/** A picture for whoever shares the page. */
export interface SharePicture {
  /** Absolute, for it is read from elsewhere. */
  url: string;
  width: number;
  height: number;
}

/** What a page says of itself in its head, in plain text. */
export interface PageHead {
  /** For the browser's tab and for search engines. */
  title: string;
  /** For messengers, where the name of the site stands beside it. */
  shareTitle: string;
  description: string;
  /** The page's one address, absolute. */
  url: string;
  /** Open Graph's word for what the page shows. */
  type: 'website' | 'profile' | 'article';
  picture: SharePicture;
}

const property = (name: string, content: string | number) => `<meta property="${name}" content="${escapeHtml(String(content))}">`;

/** The head's tags as HTML: title, description, canonical address, Open Graph, and X's card. Everything is escaped and cut. */
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
    // X takes the other tags as they are.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n    ');
}
