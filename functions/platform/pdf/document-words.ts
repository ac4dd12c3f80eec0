import type { DocumentLanguage } from './pdf-order.ts';

type DocumentWords = {
  /** What stands before, between and after the number of the page and the count of pages. */
  readonly pageOf: readonly [string, string];
  readonly signatures: string;
  /** Stands for a picture that has no description. */
  readonly picture: string;
};

/** The words that a PDF adds to its text, in the language of the document, which is never that of the reader. */
export const documentWords: Readonly<Record<DocumentLanguage, DocumentWords>> = {
  nl: { pageOf: ['Pagina ', ' van '], signatures: 'Handtekeningen', picture: 'Afbeelding' },
  fr: { pageOf: ['Page ', ' sur '], signatures: 'Signatures', picture: 'Image' },
  en: { pageOf: ['Page ', ' of '], signatures: 'Signatures', picture: 'Picture' },
};
