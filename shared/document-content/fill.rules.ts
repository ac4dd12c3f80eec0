import type { FieldValue, FieldValues, TableValue, ValueCode } from './field-values.ts';
import { joinTexts } from './inline-texts.ts';
import type {
  Block,
  DocumentContent,
  FieldNode,
  HeadingNode,
  Inline,
  ListNode,
  Marks,
  ParagraphNode,
  TableCell,
} from './nodes.ts';

/** The fields that stand for numbers of pages above and below a page; the renderer fills them. */
export const pageFields = ['page_number', 'page_count'] as const;
export type PageField = (typeof pageFields)[number];

export type FilledInline = Exclude<Inline, FieldNode> | (FieldNode & { readonly name: PageField });

export type FilledBlock =
  | (Omit<ParagraphNode, 'children'> & { readonly children: readonly FilledInline[] })
  | (Omit<HeadingNode, 'children'> & { readonly children: readonly FilledInline[] })
  | (Omit<ListNode, 'items'> & { readonly items: readonly (readonly FilledBlock[])[] })
  | { readonly type: 'table'; readonly rows: readonly (readonly FilledCell[])[] }
  | { readonly type: 'quote'; readonly children: readonly FilledBlock[] }
  | Extract<Block, { readonly type: 'rule' | 'page_break' | 'signature' }>;

export type FilledCell = Omit<TableCell, 'children'> & { readonly children: readonly FilledBlock[] };

/** A document whose fields are text and whose conditions are decided: what is rendered and compared. */
export type FilledContent = {
  readonly header: readonly FilledBlock[];
  readonly footer: readonly FilledBlock[];
  readonly body: readonly FilledBlock[];
};

export type FillOptions = {
  /** What a field without a value shows: its name, nothing, its label in brackets, or a line to be filled in by hand. */
  readonly missing: 'keep' | 'blank' | 'mark' | 'line';
  readonly label: (name: string) => string;
  /** Conditions about codes hold for every way to write the code; without it, texts are compared. */
  readonly codeOf?: ValueCode;
};

type Filling = {
  readonly values: FieldValues;
  readonly options: FillOptions;
  readonly missing: Set<string>;
  readonly onEveryPage: boolean;
};

const isPageField = (field: FieldNode): field is FieldNode & { readonly name: PageField } =>
  pageFields.some((name) => name === field.name);

/** A text or a table of a record; names such as `constructor` have no value by themselves. */
const valueOf = (values: FieldValues, name: string): FieldValue | undefined => {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined || value === '') return undefined;
  return typeof value === 'string' || value.rows.length > 0 ? value : undefined;
};

const isTrue = ({ values, options }: Filling, field: string, equals?: string): boolean => {
  const value = valueOf(values, field);
  if (equals === undefined) return value !== undefined;
  if (typeof value !== 'string') return false;
  const code = options.codeOf?.(field, value);
  return value.trim() === equals.trim() || (code !== undefined && code === options.codeOf?.(field, equals));
};

const markedAs = ({ marks, href }: Marks): Marks => ({ marks, ...(href !== undefined && { href }) });

/** A text in which a new line is a line break, with the marks of the field that it stands for. */
const linesOf = (text: string, marks: Marks): FilledInline[] =>
  text
    .split(/\r\n|\r|\n/)
    .flatMap((line, index): FilledInline[] => [
      ...(index > 0 ? [{ type: 'break' } as const] : []),
      ...(line === '' ? [] : [{ type: 'text', text: line, ...markedAs(marks) } as const]),
    ]);

const textOfTable = (table: TableValue): string =>
  table.rows.map((row) => row.filter((cell) => cell !== '').join(' ')).join(', ');

const LINE = '…'.repeat(12);

const missingText = (name: string, { missing, label }: FillOptions): string => {
  if (missing === 'blank') return '';
  if (missing === 'line') return LINE;
  return missing === 'mark' ? `[${label(name)}]` : `#${name}`;
};

const fillField = (field: FieldNode, filling: Filling): FilledInline[] => {
  if (filling.onEveryPage && isPageField(field)) return [field];
  const value = valueOf(filling.values, field.name);
  if (value === undefined) {
    filling.missing.add(field.name);
    return linesOf(missingText(field.name, filling.options), field);
  }
  return linesOf(typeof value === 'string' ? value : textOfTable(value), field);
};

const fillInlines = (inlines: readonly Inline[], filling: Filling): FilledInline[] =>
  joinTexts(inlines.flatMap((inline) => (inline.type === 'field' ? fillField(inline, filling) : [inline])));

const cellOf = (header: boolean, text: string): FilledCell => ({
  header,
  colspan: 1,
  rowspan: 1,
  children: [{ type: 'paragraph', children: linesOf(text, { marks: [] }) }],
});

const tableBlock = ({ header, rows }: TableValue): FilledBlock => ({
  type: 'table',
  rows: [
    ...(header.length > 0 ? [header.map((text) => cellOf(true, text))] : []),
    ...rows.map((row) => row.map((text) => cellOf(false, text))),
  ],
});

/** The table that a paragraph stands for, if a field with a table is all that it holds. */
const loneTable = (block: ParagraphNode, { values }: Filling): TableValue | undefined => {
  const inlines = block.children.filter((inline) => inline.type !== 'text' || inline.text.trim() !== '');
  const [only] = inlines;
  if (inlines.length !== 1 || only?.type !== 'field') return undefined;
  const value = valueOf(values, only.name);
  return typeof value === 'object' ? value : undefined;
};

const fillBlock = (block: Block, filling: Filling): FilledBlock[] => {
  if (block.type === 'when')
    return isTrue(filling, block.field, block.equals) ? fillBlocks(block.children, filling) : [];
  if (block.type === 'paragraph') {
    const table = loneTable(block, filling);
    return [table ? tableBlock(table) : { ...block, children: fillInlines(block.children, filling) }];
  }
  if (block.type === 'heading') return [{ ...block, children: fillInlines(block.children, filling) }];
  if (block.type === 'quote') {
    const children = fillBlocks(block.children, filling);
    return children.length > 0 ? [{ ...block, children }] : [];
  }
  if (block.type === 'list') {
    const items = block.items.map((item) => fillBlocks(item, filling)).filter((item) => item.length > 0);
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  if (block.type === 'table')
    return [{ ...block, rows: block.rows.map((row) => row.map((cell) => fillCell(cell, filling))) }];
  return [block];
};

const fillCell = (cell: TableCell, filling: Filling): FilledCell => ({
  ...cell,
  children: fillBlocks(cell.children, filling),
});

const fillBlocks = (blocks: readonly Block[], filling: Filling): FilledBlock[] =>
  blocks.flatMap((block) => fillBlock(block, filling));

/**
 * A document with the values of its fields. Values become text and never markup, so a value that looks like a field
 * or like HTML stays as it is. `missing` names the fields that are shown and have no value, in the order of the text.
 */
export const fillContent = (
  content: DocumentContent,
  values: FieldValues,
  options: FillOptions,
): { content: FilledContent; missing: string[] } => {
  const missing = new Set<string>();
  const onPages: Filling = { values, options, missing, onEveryPage: true };
  const header = fillBlocks(content.header, onPages);
  const body = fillBlocks(content.body, { ...onPages, onEveryPage: false });
  const footer = fillBlocks(content.footer, onPages);
  return { content: { header, footer, body }, missing: [...missing] };
};
