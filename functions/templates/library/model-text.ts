import type * as z from 'zod';
import type { libraryTemplate } from '#shared/contract/templates/template.ts';
import type { SignerPlace } from '#shared/document-content/nodes.ts';
import type { DocumentLanguage } from '#shared/templates/names.ts';

/** A model of the public library with its text. */
export type LibraryText = z.output<typeof libraryTemplate> & { readonly content_html: string };

/** A paragraph of a clause; those of `when` follow it where the field they are named after has a value. */
type Paragraph = string | { readonly text: string; readonly when: Readonly<Record<string, string>> };

type Clause = readonly [title: string, ...paragraphs: Paragraph[]];

/** A model before it is HTML: `{name}` stands for a field. */
type Model = {
  readonly language: DocumentLanguage;
  readonly title: string;
  /** Paragraphs or tables of fields between the title and the clauses. */
  readonly opening: readonly string[];
  readonly clauses: readonly Clause[];
  readonly closing: readonly string[];
  readonly signers: readonly SignerPlace[];
};

const words = {
  nl: {
    notice:
      'Dit is een model. Laat het door een jurist nakijken en pas het aan uw onderneming, uw paritair comité en uw arbeidsreglement aan voor u het gebruikt. Verwijder daarna deze alinea.',
    page: 'Pagina {page_number} van {page_count}',
  },
  fr: {
    notice:
      'Ceci est un modèle. Faites-le vérifier par un juriste et adaptez-le à votre entreprise, à votre commission paritaire et à votre règlement de travail avant de l’utiliser. Supprimez ensuite cet alinéa.',
    page: 'Page {page_number} de {page_count}',
  },
  en: {
    notice:
      'This is a model. Have it checked by a lawyer and adapt it to your company, your joint committee and your work regulations before you use it. Then remove this paragraph.',
    page: 'Page {page_number} of {page_count}',
  },
} as const satisfies Readonly<Record<DocumentLanguage, unknown>>;

/** The notice that each model begins with. */
export const modelNotice = (language: DocumentLanguage): string => words[language].notice;

const item = (paragraph: Paragraph): string => {
  if (typeof paragraph === 'string') return `<li><p>${paragraph}</p></li>`;
  const more = Object.entries(paragraph.when).map(([name, text]) => `<div data-when="${name}"><p>${text}</p></div>`);
  return `<li><p>${paragraph.text}</p>${more.join('')}</li>`;
};

const clause = ([title, ...paragraphs]: Clause): string =>
  `<li><p><strong>${title}</strong></p><ol data-numbering="legal">${paragraphs.map(item).join('')}</ol></li>`;

/** A table with a row for each label and the text beside it. */
export const factsTable = (facts: Readonly<Record<string, string>>): string => {
  const rows = Object.entries(facts).map(([label, text]) => `<tr><th><p>${label}</p></th><td><p>${text}</p></td></tr>`);
  return `<table><tbody>${rows.join('')}</tbody></table>`;
};

const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('');

/** French has a space that does not break before double signs and inside its quotes. */
const spaced = (language: DocumentLanguage, html: string): string =>
  language === 'fr' ? html.replaceAll(/ (?=[:;?!»])/g, '&nbsp;').replaceAll('« ', '«&nbsp;') : html;

/** The canonical HTML of a model (docs/areas/templates.md#content), with its notice and the numbers of its pages. */
export const modelHtml = ({ language, title, opening, clauses, closing, signers }: Model): string => {
  const { notice, page } = words[language];
  const html = [
    '<div data-page-header><p style="text-align: right">{company_name}</p></div>',
    `<blockquote><p><em>${notice}</em></p></blockquote>`,
    `<h1>${title}</h1>`,
    paragraphs(opening),
    clauses.length > 0 ? `<ol data-numbering="legal">${clauses.map(clause).join('')}</ol>` : '',
    paragraphs(closing),
    signers.map((signer) => `<div data-signature="${signer}"></div>`).join(''),
    `<div data-page-footer><p style="text-align: center">${page}</p></div>`,
  ].join('');
  const fields = /\{([a-z][a-z0-9_]*)\}/g;
  return spaced(language, html).replaceAll(fields, '<span data-field="$1">#$1</span>');
};
