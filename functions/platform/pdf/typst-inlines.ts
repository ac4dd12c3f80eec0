import type { FilledInline } from '#shared/document-content/fill.rules.ts';
import type { ImageNode, MarkName, Marks } from '#shared/document-content/nodes.ts';
import { MAX_PICTURE_HEIGHT, mm, pixelsToMm } from './page-layout.ts';
import type { Writing } from './typst-writing.ts';

const markCode: Readonly<Record<MarkName, (body: string) => string>> = {
  bold: (body) => `strong(${body})`,
  italic: (body) => `emph(${body})`,
  underline: (body) => `underline(${body})`,
  strike: (body) => `strike(${body})`,
  superscript: (body) => `super(${body})`,
  subscript: (body) => `sub(${body})`,
};

const isAddress = (href: string): boolean => /^(?:https?:\/\/|mailto:)/i.test(href);

const marked = (body: string, { marks, href }: Marks, { text }: Writing): string => {
  const code = marks.reduce((inner, mark) => markCode[mark](inner), body);
  return href !== undefined && isAddress(href) ? `link(${text.quote(href)}, ${code})` : code;
};

/** A picture that is not among the pictures shows its description instead. */
const imageCode = ({ fileId, alt, width }: ImageNode, writing: Writing): string => {
  const description = alt.trim() === '' ? writing.words.picture : alt;
  const picture = writing.pictures.get(fileId);
  if (!picture) return writing.text.print(`[${description}]`);
  const wanted = pixelsToMm(width ?? picture.size.width);
  const tallest = (MAX_PICTURE_HEIGHT * picture.size.width) / picture.size.height;
  const shown = Math.min(wanted, writing.width, tallest);
  return `box(image("${picture.path}", alt: ${writing.text.quote(description)}, width: ${mm(shown)}))`;
};

/** The compiler fails at a link of which nothing is seen (Typst 0.14.2). */
const isSeen = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}\p{Control}]/u.test(text);

const inlineCode = (inline: FilledInline, writing: Writing): string => {
  if (inline.type === 'text') {
    const { marks, text } = inline;
    return marked(writing.text.print(text), isSeen(text) ? inline : { marks }, writing);
  }
  if (inline.type === 'image') return imageCode(inline, writing);
  if (inline.type === 'break') return 'linebreak()';
  return marked(inline.name === 'page_number' ? 'page-number' : 'page-count', inline, writing);
};

/** A line of text as one expression of Typst. */
export const inlinesCode = (inlines: readonly FilledInline[], writing: Writing): string =>
  `{${inlines.map((inline) => inlineCode(inline, writing)).join(';')}}`;
