import type { Block, DocumentContent, Inline, Marks } from '#shared/document-content/nodes.ts';
import { aRawWord } from './word.ts';

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const LOOKS = {
  bold: '<w:b/>',
  italic: '<w:i/>',
  underline: '<w:u w:val="single"/>',
  strike: '<w:strike/>',
  superscript: '<w:vertAlign w:val="superscript"/>',
  subscript: '<w:vertAlign w:val="subscript"/>',
} as const;

const run = (content: string, { marks }: Marks): string =>
  `<w:r><w:rPr>${marks.map((mark) => LOOKS[mark]).join('')}</w:rPr>${content}</w:r>`;

const inlineXml = (inline: Inline): string => {
  if (inline.type === 'break') return '<w:r><w:br/></w:r>';
  if (inline.type === 'image') return '';
  const text = inline.type === 'text' ? inline.text : `#${inline.name}`;
  return run(`<w:t xml:space="preserve">${escapeXml(text)}</w:t>`, inline);
};

const paragraphXml = (properties: string, inlines: readonly Inline[]): string =>
  `<w:p><w:pPr>${properties}</w:pPr>${inlines.map(inlineXml).join('')}</w:p>`;

/** How deep lists of Word go. */
const LEVEL_MAX = 8;

const blocksXml = (blocks: readonly Block[], level?: number): string =>
  blocks.map((each) => blockXml(each, level)).join('');

const blockXml = (block: Block, level?: number): string => {
  const item = level === undefined ? '' : `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`;
  if (block.type === 'paragraph') return paragraphXml(item, block.children);
  if (block.type === 'heading') return paragraphXml(`<w:pStyle w:val="Heading${block.level}"/>`, block.children);
  if (block.type === 'quote' || block.type === 'when') return blocksXml(block.children, level);
  if (block.type === 'list') {
    const inside = level === undefined ? 0 : Math.min(LEVEL_MAX, level + 1);
    return block.items.map((blocks) => blocksXml(blocks, inside)).join('');
  }
  if (block.type !== 'table') return block.type === 'page_break' ? '<w:p><w:r><w:br w:type="page"/></w:r></w:p>' : '';
  const rows = block.rows.map((row) => {
    const cells = row.map(
      ({ colspan, children }) =>
        `<w:tc><w:tcPr><w:gridSpan w:val="${colspan}"/></w:tcPr>${blocksXml(children)}<w:p/></w:tc>`,
    );
    return `<w:tr>${cells.join('')}</w:tr>`;
  });
  return `<w:tbl>${rows.join('')}</w:tbl>`;
};

const main = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const levels = Array.from(
  { length: LEVEL_MAX + 1 },
  (_, level) => `<w:lvl w:ilvl="${level}"><w:numFmt w:val="bullet"/></w:lvl>`,
).join('');
const styles = [1, 2, 3]
  .map(
    (level) => `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`,
  )
  .join('');

/** The text of a document as a Word file: what stands above and below, pictures and conditions are left out. */
export const wordOfContent = ({ body }: DocumentContent): Buffer =>
  aRawWord({
    body: blocksXml(body),
    parts: [
      { name: 'word/styles.xml', content: `<w:styles ${main}>${styles}</w:styles>` },
      {
        name: 'word/numbering.xml',
        content: `<w:numbering ${main}><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
      },
    ],
  });

const textOf = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.type === 'text') return inline.text;
      if (inline.type === 'field') return `#${inline.name}`;
      return inline.type === 'break' ? '\n' : '';
    })
    .join('')
    .replace(/[ \t\n]+/g, ' ')
    .trim();

/** The lines of a text with what they are: `h1 Title`, `item First`, `cell item x`, `break`. */
export const linesWithKind = (blocks: readonly Block[], kind = ''): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'page_break') return ['break'];
    if (block.type === 'paragraph' || block.type === 'heading') {
      const text = textOf(block.children);
      const name = block.type === 'heading' ? `h${block.level}` : kind.replace(/(item )+/, 'item ');
      return text === '' ? [] : [`${name} ${text}`];
    }
    if (block.type === 'list') return block.items.flatMap((item) => linesWithKind(item, `${kind}item `));
    if (block.type === 'table')
      return block.rows.flatMap((row) => row.flatMap((cell) => linesWithKind(cell.children, 'cell ')));
    return block.type === 'quote' || block.type === 'when' ? linesWithKind(block.children, kind) : [];
  });
