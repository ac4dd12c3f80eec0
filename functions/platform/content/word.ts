import mammoth from 'mammoth';
import {
  replaceWordFields,
  suggestWordField,
  wordFieldKey,
  wordFieldNames,
  type NamedField,
} from '#shared/document-content/word-fields.rules.ts';
import { AppError } from '#shared/errors/problem.ts';
import { cleanContent, type ImageType, type StoreImage } from './clean-content.ts';
import { damagedError, openWord, type WordArchive, type WordParts } from './word-archive.ts';
import { WordWarnings, type WordWarning } from './word-warnings.ts';
import { writeContent } from './write-content.ts';

export type WordField = {
  readonly found: string;
  /** The field that stands in the text for it already, or that its name is like; null for none. */
  readonly suggested: string | null;
};

export type ImportedWord = {
  readonly html: string;
  readonly warnings: WordWarning[];
  readonly fields: WordField[];
};

export type WordOptions = {
  /** The input field that a refusal names. */
  readonly field: string;
  readonly fields: readonly NamedField[];
  /** What a name meant before, by `wordFieldKey`; '' for a name that is no field. */
  readonly remembered: Readonly<Record<string, string>>;
  readonly storeImage: StoreImage;
};

const ALIGNMENTS: Readonly<Record<string, string>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};

const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  // A rule would end the paragraph around it and leave an empty one behind.
  "br[type='page'] => br[style='page-break-before:always']",
  'u => u',
  'strike => s',
  ...['center', 'right', 'justify'].flatMap((side) => [
    `p[style-name='aligned ${side} p'] => p[align='${side}']:fresh`,
    ...[1, 2, 3].map((level) => `p[style-name='aligned ${side} h${level}'] => h${level}[align='${side}']:fresh`),
  ]),
];

/** The arrow behind a footnote that leads back to its place in the text. */
const BACK_LINK = /<a href="#(?:foot|end)note-ref-[\w-]{1,20}">↑<\/a>/g;

/** What is read of an element of mammoth's tree; it has no types of its own. */
type WordElement = {
  readonly type?: string;
  readonly alignment?: string | null;
  readonly numbering?: unknown;
  readonly styleName?: string | null;
  readonly children?: readonly WordElement[];
};

const levelOf = (styleName: string | null | undefined): string => {
  const [, level] = /^heading ([1-6])$/i.exec(styleName ?? '') ?? [];
  if (level !== undefined) return `h${Math.min(3, Number(level))}`;
  if (/^title$/i.test(styleName ?? '')) return 'h1';
  return /^subtitle$/i.test(styleName ?? '') ? 'h2' : 'p';
};

/** Mammoth maps styles only, so an alignment becomes a style. An item of a list keeps its own, which makes it an item. */
const withAlignment = (element: WordElement): WordElement => {
  const children = element.children && { children: element.children.map(withAlignment) };
  const side = element.type === 'paragraph' ? ALIGNMENTS[element.alignment ?? ''] : undefined;
  if (side === undefined || element.numbering) return { ...element, ...children };
  const styleName = `aligned ${side} ${levelOf(element.styleName)}`;
  return Object.assign({}, element, children, { styleName, styleId: styleName });
};

const isImageType = (type: string): type is ImageType => type === 'image/png' || type === 'image/jpeg';

const toHtml = async (parts: WordParts, store: StoreImage, warnings: WordWarnings): Promise<string> => {
  const convertImage = mammoth.images.imgElement(async (image) => {
    const { contentType: type } = image;
    const fileId = isImageType(type) ? await store(await image.readAsBuffer(), type) : undefined;
    return { src: '', ...(fileId !== undefined && { 'data-file-id': fileId }) };
  });
  // why: the types of mammoth do not know that it takes an archive which is open already.
  const input = { file: parts } as unknown as Parameters<typeof mammoth.convertToHtml>[0];
  const { value, messages } = await mammoth.convertToHtml(input, {
    styleMap: STYLES,
    includeEmbeddedStyleMap: false,
    externalFileAccess: false,
    convertImage,
    transformDocument: withAlignment,
  });
  warnings.addMessages(messages.map(({ message }) => message));
  return value.replaceAll(BACK_LINK, '');
};

/** Mammoth throws for a file that lacks what every Word file has, or whose parts are no XML. */
const convert = async (archive: WordArchive, options: WordOptions, warnings: WordWarnings): Promise<string> => {
  try {
    await warnings.addParts(archive);
    return await toHtml(archive.parts, options.storeImage, warnings);
  } catch (error) {
    throw error instanceof AppError ? error : damagedError(options.field);
  } finally {
    archive.close();
  }
};

/**
 * The text of a Word file as canonical HTML (docs/areas/templates.md#word). Names that stand for a value and mean a
 * field, because they are called so or because that was chosen before, are fields; the others stay as they are written
 * and are offered with what they may mean. Throws for what is no Word file, and for one that nobody should open.
 */
export const importWord = async (bytes: Buffer, options: WordOptions): Promise<ImportedWord> => {
  const warnings = new WordWarnings();
  const converted = await convert(await openWord(bytes, options.field), options, warnings);
  const { content, removed_tags: removed } = await cleanContent(converted, { field: options.field });
  warnings.addRemoved(removed);
  const names = wordFieldNames(content);
  const meanings = new Map<string, { readonly shortcode: string; readonly exact: boolean } | undefined>();
  for (const name of names) {
    const key = wordFieldKey(name);
    const chosen = Object.hasOwn(options.remembered, key) ? options.remembered[key] : undefined;
    const suggestion = chosen === undefined ? suggestWordField(name, options.fields) : undefined;
    meanings.set(key, chosen ? { shortcode: chosen, exact: true } : suggestion);
  }
  const replaced = replaceWordFields(content, (found) => {
    const meaning = meanings.get(wordFieldKey(found));
    return meaning?.exact === true ? meaning.shortcode : undefined;
  });
  return {
    html: writeContent(replaced),
    warnings: warnings.all,
    fields: names.map((found) => ({ found, suggested: meanings.get(wordFieldKey(found))?.shortcode ?? null })),
  };
};
