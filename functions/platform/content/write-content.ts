import { createHash } from 'node:crypto';
import type { Alignment, Block, DocumentContent, Inline, ListNode, TableCell } from '#shared/document-content/nodes.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

const escape = (text: string): string => text.replace(/[&<>"\u00a0]/g, (character) => ENTITIES[character] ?? character);

/** Text is the larger part of a document; a quote needs no escape in it. */
const escapeText = (text: string): string =>
  text.replace(/[&<>\u00a0]/g, (character) => ENTITIES[character] ?? character);

const MARK_ELEMENTS = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
} as const;

type Tag = { readonly start: string; readonly end: string };

const tagsOf = (inline: Inline): Tag[] => {
  if (inline.type !== 'text' && inline.type !== 'field') return [];
  const link = inline.href === undefined ? [] : [{ start: `<a href="${escape(inline.href)}">`, end: '</a>' }];
  return [
    ...link,
    ...inline.marks.map((mark) => ({ start: `<${MARK_ELEMENTS[mark]}>`, end: `</${MARK_ELEMENTS[mark]}>` })),
  ];
};

const writeInline = (inline: Inline): string => {
  switch (inline.type) {
    case 'text':
      return escapeText(inline.text);
    case 'field':
      return `<span data-field="${inline.name}">#${inline.name}</span>`;
    case 'break':
      return '<br>';
    case 'image': {
      const width = inline.width === undefined ? '' : ` width="${inline.width}"`;
      return `<img data-file-id="${escape(inline.fileId)}" alt="${escape(inline.alt)}"${width}>`;
    }
  }
};

const ends = (tags: readonly Tag[]): string =>
  tags
    .map(({ end }) => end)
    .reverse()
    .join('');

/** Marks that two neighbours share are written once around both. */
const writeInlines = (inlines: readonly Inline[]): string => {
  let html = '';
  let open: readonly Tag[] = [];
  for (const inline of inlines) {
    const tags = tagsOf(inline);
    const differs = tags.findIndex(({ start }, at) => start !== open[at]?.start);
    const shared = differs < 0 ? tags.length : differs;
    html += ends(open.slice(shared));
    for (const { start } of tags.slice(shared)) html += start;
    html += writeInline(inline);
    open = tags;
  }
  return html + ends(open);
};

const aligned = (name: string, align: Alignment | undefined, inlines: readonly Inline[]): string =>
  `<${name}${align === undefined ? '' : ` style="text-align: ${align}"`}>${writeInlines(inlines)}</${name}>`;

const NUMBERINGS = { decimal: '', letters: ' type="a"', roman: ' type="i"', legal: ' data-numbering="legal"' } as const;

const writeList = ({ numbering, start, items }: ListNode): string => {
  const written = items.map((item) => `<li>${writeBlocks(item)}</li>`).join('');
  if (numbering === undefined) return `<ul>${written}</ul>`;
  const from = start === undefined || start === 1 ? '' : ` start="${start}"`;
  return `<ol${from}${NUMBERINGS[numbering]}>${written}</ol>`;
};

const writeCell = ({ header, colspan, rowspan, children }: TableCell): string => {
  const name = header ? 'th' : 'td';
  const spans = `${colspan > 1 ? ` colspan="${colspan}"` : ''}${rowspan > 1 ? ` rowspan="${rowspan}"` : ''}`;
  return `<${name}${spans}>${writeBlocks(children)}</${name}>`;
};

const writeBlock = (block: Block): string => {
  switch (block.type) {
    case 'paragraph':
      return aligned('p', block.align, block.children);
    case 'heading':
      return aligned(`h${block.level}`, block.align, block.children);
    case 'list':
      return writeList(block);
    case 'table': {
      const rows = block.rows.map((row) => `<tr>${row.map(writeCell).join('')}</tr>`);
      return `<table><tbody>${rows.join('')}</tbody></table>`;
    }
    case 'quote':
      return `<blockquote>${writeBlocks(block.children)}</blockquote>`;
    case 'when': {
      const equals = block.equals === undefined ? '' : ` data-equals="${escape(block.equals)}"`;
      return `<div data-when="${block.field}"${equals}>${writeBlocks(block.children)}</div>`;
    }
    case 'rule':
      return '<hr>';
    case 'page_break':
      return '<div data-page-break></div>';
    case 'signature':
      return `<div data-signature="${block.signer}"></div>`;
  }
};

const writeBlocks = (blocks: readonly Block[]): string => blocks.map(writeBlock).join('');

/** The canonical HTML of a document: `parseContent` of it gives the same nodes (docs/areas/templates.md#content). */
export const writeContent = ({ header, footer, body }: DocumentContent): string =>
  [
    header.length > 0 ? `<div data-page-header>${writeBlocks(header)}</div>` : '',
    writeBlocks(body),
    footer.length > 0 ? `<div data-page-footer>${writeBlocks(footer)}</div>` : '',
  ].join('');

/** SHA-256 of canonical HTML, in hex. */
export const contentHash = (html: string): string => createHash('sha256').update(html).digest('hex');
