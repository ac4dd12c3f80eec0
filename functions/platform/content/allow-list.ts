import sanitizeHtml from 'sanitize-html';
import { addressOf, fileIdOf, storableImage } from './read-attributes.ts';

/** Elements that a text is made of, and those that are read as one of them or only hold others. */
const BLOCKS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'hr', 'pre'];
const TABLES = ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'];
const MARKS = ['strong', 'b', 'em', 'i', 'u', 'ins', 's', 'strike', 'del', 'sup', 'sub'];
const INLINES = ['a', 'br', 'img', 'span', 'font', 'code'];
const WRAPPERS = ['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'center', 'figure', 'figcaption'];
const LISTS_OF_TERMS = ['dl', 'dt', 'dd', 'address'];

/** Elements that other programs wrap around text and that mean nothing: nobody needs to be told that they are gone. */
const MEANINGLESS = new Set(
  'html body head meta title colgroup col tbody small big mark abbr cite q time label link wbr xml style'.split(' '),
);

/** Elements whose text is no text of the document. */
const WITHOUT_TEXT = (
  'script style textarea option noscript title head xml svg math object embed applet audio video canvas select ' +
  'template noembed noframes xmp plaintext iframe frameset meter progress map'
).split(' ');

/** How deep elements may stand in each other; the text of deeper ones stays. */
const DEPTH_MAX = 120;
const REMOVED_MAX = 50;
const ELEMENT_NAME = /^[a-z][a-z0-9:-]{0,39}$/;

/** Notes what was dropped, each name once and in the order of the text. */
export class Removed {
  readonly #names = new Set<string>();
  add(name: string): void {
    if (this.#names.size < REMOVED_MAX) this.#names.add(name);
  }
  get names(): string[] {
    return [...this.#names];
  }
}

const allowedTags = [...BLOCKS, ...TABLES, ...MARKS, ...INLINES, ...WRAPPERS, ...LISTS_OF_TERMS];

const allowedAttributes = {
  '*': ['style', 'align'],
  a: ['href'],
  img: ['src', 'data-file-id', 'alt', 'width'],
  ol: ['start', 'type', 'data-numbering'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  span: ['data-field'],
  hr: ['class'],
  div: ['data-page-break', 'data-signature', 'data-when', 'data-equals', 'data-page-header', 'data-page-footer'],
} satisfies Record<string, string[]>;

const isPrefixed = (name: string): boolean => name.includes(':');

const noteRemoved = (removed: Removed, name: string, attributes: Readonly<Record<string, string>>): void => {
  // A link to a place of the same text harms nobody and leads nowhere.
  const href = attributes['href'] ?? '';
  if (name === 'a' && href !== '' && !href.startsWith('#') && addressOf(href) === undefined) removed.add('link');
  if (name === 'img' && fileIdOf(attributes) === undefined && !storableImage(attributes['src'])) removed.add('image');
  if (allowedTags.includes(name) || MEANINGLESS.has(name) || isPrefixed(name)) return;
  removed.add(ELEMENT_NAME.test(name) ? name : 'element');
};

/** Characters that no document needs and that a reader of XML or HTML refuses. */
const UNWANTED = /(?![\t\n\f\r])[\p{Cc}\ufffe\uffff]/gu;
const wanted = (html: string): string => html.toWellFormed().replace(UNWANTED, '');

/**
 * HTML with the elements and attributes of a text only, well nested, every text and value escaped. What it holds is
 * still any arrangement of them; `buildContent` makes nodes of it (docs/areas/templates.md#content).
 */
export const allowedHtml = (html: string, removed: Removed): string =>
  // Twice: characters that are written as numbers are there only once the HTML is read.
  wanted(
    sanitizeHtml(wanted(html), {
      allowedTags,
      allowedAttributes,
      nonTextTags: WITHOUT_TEXT,
      nestingLimit: DEPTH_MAX,
      allowedSchemes: ['http', 'https', 'mailto'],
      allowedSchemesByTag: { img: ['data'] },
      allowProtocolRelative: false,
      // why: styles are read and never written again, see `styleOf`.
      parseStyleAttributes: false,
      onOpenTag: (name, attributes) => noteRemoved(removed, name, attributes),
    }),
  );
