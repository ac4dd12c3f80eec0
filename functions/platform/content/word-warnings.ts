import type { WordWarningCode } from '#shared/document-content/word-warnings.ts';
import type { WordArchive } from './word-archive.ts';

/** Something of a Word file that is not in the text; `detail` names it where there are several. */
export type WordWarning = {
  readonly code: WordWarningCode;
  readonly detail: string;
};

const WARNINGS_MAX = 100;
const DETAIL_MAX = 120;

/** The messages of mammoth that tell a user something, with the part that names what is meant. */
const MESSAGES: readonly { readonly pattern: RegExp; readonly code: WordWarningCode }[] = [
  { pattern: /^Unrecognised (?:paragraph|run|table) style: '?([^'(]*)/, code: 'style' },
  { pattern: /style with ID (.*) was referenced but not defined/, code: 'style' },
  { pattern: /^An unrecognised element was ignored: (.*)/, code: 'element' },
  { pattern: /^Image of type (\S+)/, code: 'image' },
  { pattern: /image|picture/i, code: 'image' },
];

/** Elements that mean nothing to the reader of a document, such as where a proof was read to. */
const SILENT =
  /^(w:(proofErr|bookmarkEnd|lastRenderedPageBreak|sectPr|permStart|permEnd|noBreakHyphen|softHyphen)|mc:|w14:)/;

/** What is only warned about when a part holds it; the text of parts is not parsed for it. */
const IN_DOCUMENT: readonly { readonly mark: RegExp; readonly code: WordWarningCode }[] = [
  { mark: /<w:(?:ins|del|moveFrom|moveTo) /, code: 'tracked_changes' },
  { mark: /<w:footnoteReference |<w:endnoteReference /, code: 'footnotes' },
  { mark: /<w:commentReference /, code: 'comments' },
];

const RELATIONS = 'word/_rels/document.xml.rels';

/** Whether a document takes something from outside the file, such as a picture; links to pages are none of it. */
const linksOutside = (relations: string): boolean =>
  (relations.match(/<Relationship\b[^>]*>/g) ?? []).some(
    (relation) => /TargetMode="External"/i.test(relation) && !/Type="[^"]*\/hyperlink"/i.test(relation),
  );

export class WordWarnings {
  readonly #all = new Map<string, WordWarning>();

  get all(): WordWarning[] {
    return [...this.#all.values()];
  }

  #add(code: WordWarningCode, detail = ''): void {
    const shown = detail.replace(/\s+/g, ' ').trim().slice(0, DETAIL_MAX).toWellFormed();
    if (this.#all.size < WARNINGS_MAX) this.#all.set(`${code} ${shown}`, { code, detail: shown });
  }

  addMessages(messages: readonly string[]): void {
    for (const message of messages) {
      for (const { pattern, code } of MESSAGES) {
        const match = pattern.exec(message);
        if (!match) continue;
        const detail = match[1] ?? '';
        if (code !== 'element' || !SILENT.test(detail)) this.#add(code, detail);
        break;
      }
    }
  }

  addRemoved(removed: readonly string[]): void {
    for (const name of removed) {
      if (name === 'image' || name === 'link') this.#add(name);
      else this.#add('element', name);
    }
  }

  /** Looks for what mammoth leaves out without a word. */
  async addParts({ parts, names }: WordArchive): Promise<void> {
    for (const name of names.filter((part) => /^word\/(header|footer)\d*\.xml$/i.test(part))) {
      if ((await parts.read(name, 'utf8')).includes('<w:t')) this.#add('headers_footers');
    }
    if (parts.exists('word/numbering.xml')) {
      const numbering = await parts.read('word/numbering.xml', 'utf8');
      if (/<w:numFmt w:val="(?!decimal"|bullet"|none")|<w:lvlText w:val="[^"]*%\d[^"]*%\d/.test(numbering))
        this.#add('list_numbering');
    }
    if (parts.exists(RELATIONS) && linksOutside(await parts.read(RELATIONS, 'utf8'))) this.#add('external_content');
    if (!parts.exists('word/document.xml')) return;
    const document = await parts.read('word/document.xml', 'utf8');
    for (const { mark, code } of IN_DOCUMENT) if (mark.test(document)) this.#add(code);
  }
}
