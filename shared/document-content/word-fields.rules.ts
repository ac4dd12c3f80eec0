import { normalName } from '#shared/imports/normal-name.ts';
import { joinTexts } from './inline-texts.ts';
import type { Block, DocumentContent, Inline, TextNode } from './nodes.ts';
import { allBlocks } from './walk.ts';

/** A field that a text can hold, with the names by which people call it. */
export type NamedField = {
  readonly shortcode: string;
  readonly names: readonly string[];
};

/** What stands in a Word file for a value, as its author wrote it: «Name», {{Name}}, [[Name]]. */
const WORD_FIELD = /«([^«»]{1,80})»|\{\{([^{}]{1,80})\}\}|\[\[([^[\]]{1,80})\]\]/gu;

const nameIn = (match: RegExpMatchArray): string =>
  (match[1] ?? match[2] ?? match[3] ?? '').replace(/\s+/g, ' ').trim();

/** The key by which a choice for a name is remembered: case, accents and signs make no difference. */
export const wordFieldKey = (found: string): string => normalName(found);

/** The texts of a line; a name may be written in several of them, such as «<strong>Name</strong>». */
const runsOf = (inlines: readonly Inline[]): (readonly TextNode[] | Inline)[] => {
  const runs: (TextNode[] | Inline)[] = [];
  for (const inline of inlines) {
    const last = runs.at(-1);
    if (inline.type !== 'text') runs.push(inline);
    else if (Array.isArray(last)) last.push(inline);
    else runs.push([inline]);
  }
  return runs;
};

/** The texts from one character to another of a run. */
const cut = (run: readonly TextNode[], from: number, to: number): TextNode[] => {
  let start = 0;
  return run.flatMap((node) => {
    const text = node.text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += node.text.length;
    return text === '' ? [] : [{ ...node, text }];
  });
};

const replaceInRun = (run: readonly TextNode[], shortcodeOf: (found: string) => string | undefined): Inline[] => {
  const text = run.map((node) => node.text).join('');
  const inlines: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(WORD_FIELD)) {
    const name = shortcodeOf(nameIn(match));
    const end = match.index + match[0].length;
    // The look of a field is that of its name, not of the signs around it: one of each kind of quote, two of the brackets.
    const signs = match[1] === undefined ? 2 : 1;
    const [first] = cut(run, match.index + signs, end);
    if (name === undefined || first === undefined) continue;
    const { text: _, type: __, ...look } = first;
    inlines.push(...cut(run, from, match.index), { type: 'field', name, ...look });
    from = end;
  }
  return [...inlines, ...cut(run, from, text.length)];
};

const replaceInBlock = (block: Block, replace: (inlines: readonly Inline[]) => Inline[]): Block => {
  const inside = (blocks: readonly Block[]): Block[] => blocks.map((each) => replaceInBlock(each, replace));
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, children: replace(block.children) };
    case 'quote':
    case 'when':
      return { ...block, children: inside(block.children) };
    case 'list':
      return { ...block, items: block.items.map(inside) };
    case 'table':
      return {
        ...block,
        rows: block.rows.map((row) => row.map((cell) => ({ ...cell, children: inside(cell.children) }))),
      };
    default:
      return block;
  }
};

/** The same document with fields where names stand that mean one; other names stay as they are written. */
export const replaceWordFields = (
  content: DocumentContent,
  shortcodeOf: (found: string) => string | undefined,
): DocumentContent => {
  const replace = (inlines: readonly Inline[]): Inline[] =>
    joinTexts(runsOf(inlines).flatMap((run) => ('type' in run ? [run] : replaceInRun(run, shortcodeOf))));
  const inside = (blocks: readonly Block[]): Block[] => blocks.map((block) => replaceInBlock(block, replace));
  return { header: inside(content.header), footer: inside(content.footer), body: inside(content.body) };
};

/** The names that stand for a value, each once, in the order and spelling of the text. */
export const wordFieldNames = (content: DocumentContent): string[] => {
  const names = new Map<string, string>();
  for (const block of allBlocks(content)) {
    if (block.type !== 'paragraph' && block.type !== 'heading') continue;
    for (const run of runsOf(block.children)) {
      if ('type' in run) continue;
      for (const match of run
        .map((node) => node.text)
        .join('')
        .matchAll(WORD_FIELD)) {
        const name = nameIn(match);
        const key = wordFieldKey(name);
        if (key !== '' && !names.has(key)) names.set(key, name);
      }
    }
  }
  return [...names.values()];
};

const pairsOf = (name: string): Set<string> =>
  new Set(Array.from({ length: Math.max(0, name.length - 1) }, (_, at) => name.slice(at, at + 2)));

const likeness = (one: string, other: string): number => {
  const pairs = pairsOf(one);
  const others = pairsOf(other);
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / Math.max(1, pairs.size + others.size);
};

/** Names that share less of their letters are not taken for one another. */
const ALIKE = 0.7;

export type SuggestedField = {
  readonly shortcode: string;
  /** Whether the name is one of the field's own, so that nobody has to be asked. */
  readonly exact: boolean;
};

/** The field that a name in a Word file most likely means; undefined when none is like it. */
export const suggestWordField = (found: string, fields: readonly NamedField[]): SuggestedField | undefined => {
  const key = wordFieldKey(found);
  let best: { readonly shortcode: string; readonly likeness: number } | undefined;
  for (const { shortcode, names } of fields) {
    for (const name of [shortcode, ...names]) {
      const own = normalName(name);
      if (own === key) return { shortcode, exact: true };
      const alike = likeness(own, key);
      if (alike >= ALIKE && alike > (best?.likeness ?? 0)) best = { shortcode, likeness: alike };
    }
  }
  return best && { shortcode: best.shortcode, exact: false };
};
