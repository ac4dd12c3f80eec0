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
