import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDocument } from '#tests/builders/document-content.ts';
import { compareContents } from './compare.rules.ts';
import type { Block, DocumentContent } from './nodes.ts';

const paragraph = (shown: string): Block => ({
  type: 'paragraph',
  children: [{ type: 'text', text: shown, marks: [] }],
});
const document = (...lines: string[]): DocumentContent => ({ header: [], footer: [], body: lines.map(paragraph) });

const shown = (before: DocumentContent, after: DocumentContent): string[] =>
  compareContents(before, after).map((stretches) =>
    stretches.map(({ kind, text }) => ({ same: text, added: `{+${text}+}`, removed: `{-${text}-}` })[kind]).join(''),
  );

it('shows changed words in their paragraph, and whole paragraphs that are new or gone', () => {
  const before = document('The notice is four weeks.', 'Gone altogether', 'The car stays.', 'End');
  const after = document('The notice is five weeks.', 'The car stays.', 'Quite another clause', 'End');
  expect(shown(before, after)).toEqual([
    'The notice is {-four -}{+five +}weeks.',
    '{-Gone altogether-}',
    'The car stays.',
    '{+Quite another clause+}',
    'End',
  ]);
});

it('names fields, conditions and places of signatures', () => {
  const when: Block = { type: 'when', field: 'wage_type', equals: 'hourly', children: [paragraph('a')] };
  const field: Block = { type: 'paragraph', children: [{ type: 'field', name: 'wage_amount', marks: [] }] };
  const after = { ...document(), body: [when, field, { type: 'signature', signer: 'employee' } as const] };
  expect(shown(document(), after)).toEqual([
    '{+#wage_type = hourly:+}',
    '{+a+}',
    '{+#wage_amount+}',
    '{+#signature_employee+}',
  ]);
});

it('takes every kind of text there is, in its order, and no line without words', () => {
  const cell = (...children: Block[]) => ({ header: false, colspan: 1, rowspan: 1, children });
  const inline: Block = {
    type: 'heading',
    level: 1,
    children: [
      { type: 'text', text: 'Bold', marks: ['bold'] },
      { type: 'text', text: ' and plain', marks: [] },
      { type: 'break' },
      { type: 'image', fileId: 'f1', alt: 'Our logo' },
    ],
  };
  const after: DocumentContent = {
    header: [paragraph('Head')],
    body: [
      inline,
      { type: 'list', items: [[paragraph('First')], [paragraph('Second'), paragraph('more of it')]] },
      { type: 'table', rows: [[cell(paragraph('A1')), cell(paragraph('B1'))], [cell(paragraph('A2'))]] },
      { type: 'quote', children: [paragraph('Said')] },
      { type: 'rule' },
      { type: 'page_break' },
      paragraph('  '),
      { type: 'when', field: 'has_car', children: [paragraph('Yes')] },
    ],
    footer: [paragraph('Foot')],
  };
  const lines = ['Head', 'Bold and plain\n[Our logo]', 'First', 'Second', 'more of it', 'A1', 'B1', 'A2', 'Said', '#has_car:', 'Yes', 'Foot']; // prettier-ignore
  expect(shown(document(), after)).toEqual(lines.map((line) => `{+${line}+}`));
});

it('shows a paragraph that shares half of its words as changed, in stretches that are as long as can be', () => {
  const changed = (before: string, after: string) => compareContents(document(before), document(after));
  expect(changed('one two', 'one three')).toEqual([
    [
      { kind: 'same', text: 'one ' },
      { kind: 'removed', text: 'two' },
      { kind: 'added', text: 'three' },
    ],
  ]);
  expect(changed('one two', 'three four')).toEqual([
    [{ kind: 'added', text: 'three four' }],
    [{ kind: 'removed', text: 'one two' }],
  ]);
  expect(changed('a b c d e f', 'a x y d e f g')).toEqual([
    [
      { kind: 'same', text: 'a ' },
      { kind: 'removed', text: 'b c ' },
      { kind: 'added', text: 'x y ' },
      { kind: 'same', text: 'd e ' },
      { kind: 'removed', text: 'f' },
      { kind: 'added', text: 'f g' },
    ],
  ]);
  expect(changed('   two words', '  two words')).toEqual([
    [
      { kind: 'removed', text: '   ' },
      { kind: 'added', text: '  ' },
      { kind: 'same', text: 'two words' },
    ],
  ]);
});

/** The length of the longest common sequence, as it is defined. */
const longestCommon = ([first, ...before]: readonly string[], after: readonly string[]): number => {
  if (first === undefined) return 0;
  const at = after.indexOf(first);
  const without = longestCommon(before, after);
  return at < 0 ? without : Math.max(without, 1 + longestCommon(before, after.slice(at + 1)));
};

it('keeps as many paragraphs as can be kept', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 });
  fc.assert(
    fc.property(letters, letters, (before, after) => {
      const compared = compareContents(document(...before), document(...after));
      const kept = compared.filter(([stretch]) => stretch?.kind === 'same');
      expect(kept).toHaveLength(longestCommon(before, after));
      expect(compared).toHaveLength(before.length + after.length - kept.length);
    }),
    { seed: 18, numRuns: 500 },
  );
});

it('loses no word of either version', () => {
  const textOf = (compared: ReturnType<typeof compareContents>, kind: 'added' | 'removed'): string =>
    compared
      .flat()
      .filter((stretch) => stretch.kind !== kind)
      .map(({ text }) => text)
      .join('');
  fc.assert(
    fc.property(anyDocument, anyDocument, (before, after) => {
      const compared = compareContents(before, after);
      expect(textOf(compared, 'added')).toBe(textOf(compareContents(before, before), 'added'));
      expect(textOf(compared, 'removed')).toBe(textOf(compareContents(after, after), 'removed'));
    }),
    { seed: 18 },
  );
});

it('compares texts of thousands of paragraphs', () => {
  const lines = Array.from({ length: 6_000 }, (_, at) => `Clause ${at} of many`);
  const other = Array.from({ length: 6_000 }, (_, at) => `Another ${at}`);
  expect(compareContents(document(...lines), document('New', ...lines.slice(0, -1)))).toHaveLength(6_001);
  expect(compareContents(document(...lines), document(...other))).toHaveLength(12_000);
});

const kindsOf = (before: readonly string[], after: readonly string[]): string[] => {
  const kinds = compareContents(document(...before), document(...after)).map((line) =>
    line.map(({ kind }) => kind).join(),
  );
  return kinds.filter((kind, at) => kind !== kinds[at - 1]);
};

it('gives up on texts that would take too long, but for what both begin and end with', () => {
  const texts = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name}${at}`);
  const [one, other] = [texts(3_000, 'a'), texts(3_000, 'b')];
  const gone = texts(3_000, 'gone');
  const come = texts(3_000, 'come');
  expect(kindsOf([...gone, 'kept', ...one], [...come, 'kept', ...other])).toEqual(['added', 'removed']);
  // The very most that is still compared.
  const most = [...texts(4_000, 'd'), 'kept', ...texts(1_999, 'b')];
  expect(kindsOf([...texts(4_999, 'c'), 'kept'], most)).toEqual(['added', 'removed', 'same', 'added']);
  const clauses = Array.from({ length: 6_000 }, (_, at) => `Clause ${at} of many`);
  expect(kindsOf(clauses, clauses.slice(30))).toEqual(['removed', 'same']);
  expect(kindsOf(clauses, [...clauses.slice(0, 3_000), ...clauses.slice(3_030, -1), 'End'])).toEqual(['same', 'removed', 'same', 'added', 'removed']); // prettier-ignore
});
