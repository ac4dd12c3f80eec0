import {
  ALT_MAX,
  EQUALS_MAX,
  FIELD_NAME,
  MAX_BLOCK_DEPTH,
  MAX_CONDITION_DEPTH,
} from '#shared/document-content/limits.ts';
import {
  signerPlaces,
  type Alignment,
  type Block,
  type DocumentContent,
  type ListNode,
  type MarkName,
  type Numbering,
  type TableCell,
} from '#shared/document-content/nodes.ts';
import { regularRows } from '#shared/document-content/table-grid.rules.ts';
import { BlockWriter } from './block-writer.ts';
import type { Element, Node } from './markup-tree.ts';
import { addressOf, alignOf, breaksPage, fileIdOf, marksOfStyle, wholeOf } from './read-attributes.ts';

/** What holds for everything inside an element. */
type Place = {
  readonly align: Alignment | undefined;
  readonly marks: ReadonlySet<MarkName>;
  readonly href: string | undefined;
  /** Lists, tables and quotes around this place. */
  readonly depth: number;
  readonly conditions: number;
  /** `page` is above or below every page, `box` inside a list, table or quote. */
  readonly area: 'text' | 'box' | 'page';
  readonly keepsLines: boolean;
};

const MARKS: Readonly<Record<string, MarkName>> = {
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  strike: 'strike',
  del: 'strike',
  sup: 'superscript',
  sub: 'subscript',
};

const HEADINGS: Readonly<Record<string, 1 | 2 | 3>> = { h1: 1, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 };
const INLINES = new Set(['a', 'span', 'font', 'code', ...Object.keys(MARKS)]);

const SPAN_MAX = 1_000;
const START_MAX = 9_999;
/** The width of a text in pixels; a picture is never wider. */
const TEXT_PIXELS = 640;

const START: Place = {
  align: undefined,
  marks: new Set(),
  href: undefined,
  depth: 0,
  conditions: 0,
  area: 'text',
  keepsLines: false,
};

const emptyParagraph: Block = { type: 'paragraph', children: [] };
const orEmpty = (blocks: readonly Block[]): readonly Block[] => (blocks.length > 0 ? blocks : [emptyParagraph]);
const isBlank = (node: Node): boolean => typeof node === 'string' && /^[ \t\n\f\r]*$/.test(node);

const boxed = (place: Place): Place => ({
  ...place,
  depth: place.depth + 1,
  area: place.area === 'page' ? 'page' : 'box',
});

const numberingOf = ({ name, attributes }: Element): Numbering | undefined => {
  if (name === 'ul') return undefined;
  if (attributes['data-numbering'] === 'legal') return 'legal';
  const type = attributes['type']?.toLowerCase();
  if (type === 'a') return 'letters';
  return type === 'i' ? 'roman' : 'decimal';
};

const inlineOf = (place: Place): { marks: MarkName[]; href?: string } => ({
  marks: markOrder.filter((mark) => place.marks.has(mark)),
  ...(place.href !== undefined && { href: place.href }),
});
const markOrder: readonly MarkName[] = ['bold', 'italic', 'underline', 'strike', 'superscript', 'subscript'];

/** Makes nodes of allowed HTML, whatever its arrangement; what may not stand at its place is lifted out of it. */
class ContentBuilder {
  header: readonly Block[] | undefined;
  footer: readonly Block[] | undefined;
  readonly #known: ReadonlySet<string> | undefined;
  readonly #dropped: (name: string) => void;

  constructor(known: ReadonlySet<string> | undefined, dropped: (name: string) => void) {
    this.#known = known;
    this.#dropped = dropped;
  }

  blocks(nodes: readonly Node[], place: Place): Block[] {
    const writer = new BlockWriter(this.#known);
    this.#walk(nodes, place, writer);
    return writer.end();
  }

  #walk(nodes: readonly Node[], place: Place, writer: BlockWriter): void {
    for (const node of nodes) {
      if (typeof node === 'string') this.#text(node, place, writer);
      else if (node.name === 'br' && !breaksPage(node.attributes)) writer.inline({ type: 'break' }, place.align);
      else if (node.name === 'img') this.#image(node, place, writer);
      else if (INLINES.has(node.name)) this.#inlineElement(node, place, writer);
      else this.#block(node, { ...place, align: alignOf(node.attributes) ?? place.align }, writer);
    }
  }

  #text(text: string, place: Place, writer: BlockWriter): void {
    const lines = place.keepsLines ? text.split(/\r\n|\r|\n/) : [text];
    for (const [at, line] of lines.entries()) {
      if (at > 0) writer.inline({ type: 'break' }, place.align);
      writer.inline({ type: 'text', text: line, ...inlineOf(place) }, place.align);
    }
  }

  #image({ attributes }: Element, place: Place, writer: BlockWriter): void {
    const fileId = fileIdOf(attributes);
    if (fileId === undefined) return;
    const alt = (attributes['alt'] ?? '').replace(/\s+/g, ' ').trim().slice(0, ALT_MAX).toWellFormed();
    const width = wholeOf(attributes['width'], 1, TEXT_PIXELS);
    writer.inline({ type: 'image', fileId, alt, ...(width !== undefined && { width }) }, place.align);
  }

  #inlineElement(element: Element, place: Place, writer: BlockWriter): void {
    const { name, attributes } = element;
    const field = attributes['data-field'];
    if (name === 'span' && field !== undefined && FIELD_NAME.test(field)) {
      writer.inline({ type: 'field', name: field, ...inlineOf(place) }, place.align);
      return;
    }
    const { on, off } = marksOfStyle(attributes);
    const mark = MARKS[name];
    const marks = new Set([...place.marks, ...(mark === undefined ? [] : [mark]), ...on]);
    for (const without of off) marks.delete(without);
    const href = name === 'a' ? (addressOf(attributes['href']) ?? place.href) : place.href;
    this.#walk(element.children, { ...place, marks, href }, writer);
  }

  #block(element: Element, place: Place, writer: BlockWriter): void {
    const { name, attributes, children } = element;
    const level = HEADINGS[name];
    if (breaksPage(attributes)) this.#pageBreak(place, writer);
    if (name === 'br') return;
    if (name === 'p' || name === 'pre') {
      writer.paragraph(place.align, () => this.#walk(children, { ...place, keepsLines: name === 'pre' }, writer));
    } else if (level !== undefined) {
      writer.heading(level, place.align, () => this.#walk(children, place, writer));
    } else if (name === 'hr') this.#rule(element, place, writer);
    else if (name === 'div' && this.#special(element, place, writer)) return;
    else if (place.depth < MAX_BLOCK_DEPTH && this.#box(element, place, writer)) return;
    else writer.apart(() => this.#walk(children, place, writer));
  }

  #pageBreak(place: Place, writer: BlockWriter): void {
    if (place.area === 'text') writer.block({ type: 'page_break' });
    else this.#dropped('page_break');
  }

  #rule({ attributes }: Element, place: Place, writer: BlockWriter): void {
    if (attributes['class']?.split(' ').includes('page-break') === true) this.#pageBreak(place, writer);
    else writer.block({ type: 'rule' });
  }

  /** The elements that stand for something of a contract. */
  #special({ attributes, children }: Element, place: Place, writer: BlockWriter): boolean {
    if (attributes['data-page-break'] !== undefined) {
      this.#pageBreak(place, writer);
      writer.apart(() => this.#walk(children, place, writer));
      return true;
    }
    if (attributes['data-signature'] !== undefined) {
      this.#signature(attributes['data-signature'], place, writer);
      return true;
    }
    if (attributes['data-when'] !== undefined) return this.#when(attributes, children, place, writer);
    if (place.area !== 'text' || place.conditions > 0) return false;
    const asPage = { ...place, area: 'page' } as const;
    if (attributes['data-page-header'] !== undefined && this.header === undefined) {
      this.header = this.blocks(children, asPage);
      return true;
    }
    if (attributes['data-page-footer'] !== undefined && this.footer === undefined) {
      this.footer = this.blocks(children, asPage);
      return true;
    }
    return false;
  }

  #signature(name: string, place: Place, writer: BlockWriter): void {
    const signer = signerPlaces.find((known) => known === name);
    if (signer === undefined || place.area === 'page') this.#dropped('signature');
    else writer.block({ type: 'signature', signer });
  }

  #when(attributes: Element['attributes'], children: readonly Node[], place: Place, writer: BlockWriter): boolean {
    const field = attributes['data-when'] ?? '';
    if (!FIELD_NAME.test(field) || place.conditions >= MAX_CONDITION_DEPTH) {
      this.#dropped('condition');
      return false;
    }
    const equals = (attributes['data-equals'] ?? '').trim().slice(0, EQUALS_MAX).toWellFormed();
    const blocks = this.blocks(children, { ...place, conditions: place.conditions + 1 });
    if (blocks.length > 0) writer.block({ type: 'when', field, ...(equals !== '' && { equals }), children: blocks });
    return true;
  }

  /** Lists, tables and quotes; false for an element that only holds others. */
  #box(element: Element, place: Place, writer: BlockWriter): boolean {
    if (element.name === 'ul' || element.name === 'ol') {
      const list = this.#list(element, boxed(place));
      if (list.items.length > 0) writer.block(list);
    } else if (element.name === 'table') this.#table(element, place, writer);
    else if (element.name === 'blockquote') {
      const children = this.blocks(element.children, boxed(place));
      if (children.length > 0) writer.block({ type: 'quote', children });
    } else return false;
    return true;
  }

  #list(element: Element, place: Place): ListNode {
    const items: (readonly Block[])[] = [];
    for (const node of element.children) {
      if (isBlank(node)) continue;
      const isItem = typeof node !== 'string' && node.name === 'li';
      if (isItem) {
        const align = alignOf(node.attributes) ?? place.align;
        items.push(orEmpty(this.blocks(node.children, { ...place, align })));
        continue;
      }
      const blocks = this.blocks([node], place);
      // A list that stands directly in a list belongs to the item before it.
      if (blocks.length > 0 && typeof node !== 'string' && items.length > 0)
        items[items.length - 1] = [...(items.at(-1) ?? []), ...blocks];
      else if (blocks.length > 0) items.push(blocks);
    }
    const numbering = numberingOf(element);
    const start = numbering === undefined ? undefined : wholeOf(element.attributes['start'], 1, START_MAX);
    return {
      type: 'list',
      ...(numbering !== undefined && { numbering }),
      ...(start !== undefined && start !== 1 && { start }),
      items,
    };
  }

  #table(table: Element, place: Place, writer: BlockWriter): void {
    const rows: TableCell[][] = [];
    const inside = boxed(place);
    const readRows = (nodes: readonly Node[]): void => {
      for (const node of nodes) {
        if (isBlank(node)) continue;
        if (typeof node !== 'string' && node.name === 'tr') rows.push(this.#row(node, inside));
        else if (typeof node !== 'string' && /^t(head|body|foot)$/.test(node.name)) readRows(node.children);
        // What stands in a table outside its cells, such as its caption, stands before it.
        else writer.apart(() => this.#walk([node], place, writer));
      }
    };
    readRows(table.children);
    const regular = regularRows(rows);
    if (regular.length > 0) writer.block({ type: 'table', rows: regular });
  }

  #row(row: Element, place: Place): TableCell[] {
    const align = alignOf(row.attributes) ?? place.align;
    return row.children.flatMap((node): TableCell[] => {
      if (isBlank(node)) return [];
      const cell = typeof node !== 'string' && /^t[hd]$/.test(node.name) ? node : undefined;
      const inside = { ...place, align: (cell && alignOf(cell.attributes)) ?? align };
      return [
        {
          header: cell?.name === 'th',
          colspan: wholeOf(cell?.attributes['colspan'], 1, SPAN_MAX) ?? 1,
          rowspan: wholeOf(cell?.attributes['rowspan'], 1, SPAN_MAX) ?? 1,
          children: orEmpty(this.blocks(cell ? cell.children : [node], inside)),
        },
      ];
    });
  }
}

export type BuildOptions = {
  /** Given where a text comes from outside: shortcodes typed as plain text become fields. */
  readonly knownFields?: ReadonlySet<string>;
  /** Called with the name of each element that is dropped because it may not stand in its place. */
  readonly dropped?: (name: string) => void;
};

export const buildContent = (
  nodes: readonly Node[],
  { knownFields, dropped = () => undefined }: BuildOptions,
): DocumentContent => {
  const builder = new ContentBuilder(knownFields, dropped);
  const body = builder.blocks(nodes, START);
  return { header: builder.header ?? [], footer: builder.footer ?? [], body };
};
