import type { Block, DocumentContent, Inline } from './nodes.ts';

export type ComparedText = {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
};

/** More steps than this would take seconds; two stretches as long as that are shown as removed and added. */
const STEPS_MAX = 30_000_000;
/** How many removed paragraphs are looked at to find the one that a new paragraph was made of. */
const PARTNERS_MAX = 20;
/** Two paragraphs that share this part of their words are one paragraph that was changed. */
const ALIKE = 0.5;

const textOfInline = (inline: Inline): string => {
  if (inline.type === 'text') return inline.text;
  if (inline.type === 'field') return `#${inline.name}`;
  return inline.type === 'image' ? `[${inline.alt}]` : '\n';
};

/** The lines of a document: a paragraph, heading, condition or place of a signature each. */
const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'paragraph' || block.type === 'heading') return [block.children.map(textOfInline).join('')];
    if (block.type === 'list') return block.items.flatMap((item) => linesOf(item));
    if (block.type === 'table') return block.rows.flatMap((row) => row.flatMap((cell) => linesOf(cell.children)));
    if (block.type === 'quote') return linesOf(block.children);
    if (block.type === 'signature') return [`#signature_${block.signer}`];
    if (block.type !== 'when') return [];
    const condition = block.equals === undefined ? `#${block.field}` : `#${block.field} = ${block.equals}`;
    return [`${condition}:`, ...linesOf(block.children)];
  });

const textLines = ({ header, body, footer }: DocumentContent): string[] =>
  [...linesOf(header), ...linesOf(body), ...linesOf(footer)].filter((line) => line.trim() !== '');

type Stretch = {
  readonly kind: ComparedText['kind'];
  readonly parts: readonly string[];
};

/** Lengths of the longest common sequences of all ends of two lists, one row for each part of `before`. */
const commonLengths = (before: readonly string[], after: readonly string[]): Uint32Array[] => {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const row = rows[at]!;
    const next = rows[at + 1]!;
    for (let to = after.length - 1; to >= 0; to -= 1)
      row[to] = before[at] === after[to] ? next[to + 1]! + 1 : Math.max(next[to]!, row[to + 1]!);
  }
  return rows;
};

const middleStretches = (before: readonly string[], after: readonly string[]): Stretch[] => {
  if (before.length * after.length > STEPS_MAX)
    return [
      { kind: 'removed', parts: before },
      { kind: 'added', parts: after },
    ];
  const lengths = commonLengths(before, after);
  const stretches: Stretch[] = [];
  let at = 0;
  let to = 0;
  while (at < before.length && to < after.length) {
    const [removed, added] = [before[at]!, after[to]!];
    if (removed === added) {
      stretches.push({ kind: 'same', parts: [removed] });
      at += 1;
      to += 1;
    } else if (lengths[at + 1]![to]! >= lengths[at]![to + 1]!) {
      stretches.push({ kind: 'removed', parts: [removed] });
      at += 1;
    } else {
      stretches.push({ kind: 'added', parts: [added] });
      to += 1;
    }
  }
  return [...stretches, { kind: 'removed', parts: before.slice(at) }, { kind: 'added', parts: after.slice(to) }];
};

/** What two lists have in common, in their order; neighbours of one kind are one stretch. */
const stretchesOf = (before: readonly string[], after: readonly string[]): Stretch[] => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const all: Stretch[] = [
    { kind: 'same', parts: before.slice(0, start) },
    ...middleStretches(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    { kind: 'same', parts: before.slice(before.length - end) },
  ];
  const joined: { kind: ComparedText['kind']; parts: string[] }[] = [];
  for (const { kind, parts } of all) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.parts.push(...parts);
    else if (parts.length > 0) joined.push({ kind, parts: [...parts] });
  }
  return joined;
};

/** Words with the space behind them; no line is empty. */
const wordsOf = (line: string): string[] => line.match(/\S+\s*|\s+/g)!;

const compareLines = (before: string, after: string): ComparedText[] =>
  stretchesOf(wordsOf(before), wordsOf(after)).map(({ kind, parts }) => ({ kind, text: parts.join('') }));

const likeness = (one: string, other: string): number => {
  const words = new Set(wordsOf(one).map((word) => word.trim()));
  const others = new Set(wordsOf(other).map((word) => word.trim()));
  const shared = [...words].filter((word) => others.has(word)).length;
  return (2 * shared) / (words.size + others.size);
};

/** Removed and added paragraphs in their order; one that was made of a removed one is shown by its words. */
const comparePart = (removed: readonly string[], added: readonly string[]): ComparedText[][] => {
  const compared: ComparedText[][] = [];
  let next = 0;
  for (const line of added) {
    const candidates = removed.slice(next, next + PARTNERS_MAX);
    const found = candidates.findIndex((candidate) => likeness(candidate, line) >= ALIKE);
    if (found < 0) {
      compared.push([{ kind: 'added', text: line }]);
      continue;
    }
    for (const gone of candidates.slice(0, found)) compared.push([{ kind: 'removed', text: gone }]);
    compared.push(compareLines(candidates[found]!, line));
    next += found + 1;
  }
  return [...compared, ...removed.slice(next).map((text): ComparedText[] => [{ kind: 'removed', text }])];
};

const END: Stretch = { kind: 'same', parts: [] };

/**
 * Two versions of a text by paragraph, each as stretches of words that are in both, only in the later or only in the
 * earlier one. Looks and numbering are not compared.
 */
export const compareContents = (before: DocumentContent, after: DocumentContent): ComparedText[][] => {
  const compared: ComparedText[][] = [];
  let changed: Record<'removed' | 'added', readonly string[]> = { removed: [], added: [] };
  for (const { kind, parts } of [...stretchesOf(textLines(before), textLines(after)), END]) {
    if (kind !== 'same') {
      changed[kind] = [...changed[kind], ...parts];
      continue;
    }
    compared.push(...comparePart(changed.removed, changed.added));
    changed = { removed: [], added: [] };
    compared.push(...parts.map((text): ComparedText[] => [{ kind, text }]));
  }
  return compared;
};
