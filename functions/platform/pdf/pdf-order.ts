import type { FilledContent } from '#shared/document-content/fill.rules.ts';
import type { Begin } from '#shared/document-content/page-starts.rules.ts';
import type { SignerPlace } from '#shared/document-content/nodes.ts';
import type { IssueCode } from '#shared/errors/issue.ts';
import type { IsoDate } from '#shared/values/dates.ts';

export type DocumentLanguage = 'nl' | 'fr' | 'en';

export type Picture = {
  readonly type: string;
  readonly bytes: Uint8Array;
};

/** Who signs: `label` says in which quality ("The employee"), in the language of the document. */
export type PdfSigner = {
  readonly place: SignerPlace;
  readonly label: string;
  readonly name: string;
};

/** What a PDF needs to know beside its text. `images` are the pictures of the text by the id of their file. */
export type PdfAbout = {
  readonly title: string;
  readonly language: DocumentLanguage;
  /** The day that the file gives as its own; part of the content, so that the same content gives the same bytes. */
  readonly date: IsoDate;
  readonly images: ReadonlyMap<string, Picture>;
  readonly signers: readonly PdfSigner[];
};

export type PdfOrder = {
  readonly content: FilledContent;
  readonly about: PdfAbout;
};

/** The frame that a signature is put into, in points from the upper left corner of its page; the first page is 1. */
export type SignaturePlace = {
  readonly signer: SignerPlace;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type RenderedPdf = {
  readonly bytes: Uint8Array;
  readonly pages: number;
  readonly sha256: string;
  readonly places: readonly SignaturePlace[];
  /** The page of each paragraph and heading that has a number. */
  readonly begins: readonly Begin[];
  /** Characters that no font has, each once: the PDF shows a sign for an unknown character in their place. */
  readonly unknown_characters: readonly string[];
};

/** What is wrong with what was given, as the code of the issue that the caller is told. */
export class PdfProblem extends Error {
  readonly code: IssueCode;

  constructor(code: IssueCode) {
    super(code);
    this.name = 'PdfProblem';
    this.code = code;
  }
}
