import { describe, expect, it } from 'vitest';
import type { Block, DocumentContent, Inline, MarkName } from './nodes.ts';
import { replaceWordFields, suggestWordField, wordFieldKey, wordFieldNames } from './word-fields.rules.ts';

const text = (shown: string, ...marks: MarkName[]): Inline => ({ type: 'text', text: shown, marks });
const field = (name: string, ...marks: MarkName[]): Inline => ({ type: 'field', name, marks });
const paragraph = (...children: Inline[]): Block => ({ type: 'paragraph', children });
const document = (...body: Block[]): DocumentContent => ({ header: [], footer: [], body });

const shortcodes = new Map([
  ['Name', 'employee_name'],
  ['N', 'employee_number'],
  ['First day', 'job_start_date'],
]);
const replaced = (...children: Inline[]) => {
  const [block] = replaceWordFields(document(paragraph(...children)), (found) => shortcodes.get(found)).body;
  return block?.type === 'paragraph' ? block.children : undefined;
};

describe('a name in a Word file', () => {
  it('becomes a field, in whichever signs it stands', () => {
    for (const written of ['«Name»', '{{Name}}', '[[Name]]', '« Name »'])
      expect(replaced(text(`Dear ${written}!`))).toEqual([text('Dear '), field('employee_name'), text('!')]);
    expect(replaced(text('«N»'))).toEqual([field('employee_number')]);
    expect(replaced(text('{{N}}'))).toEqual([field('employee_number')]);
    expect(replaced(text('«First \n day»«Name»'))).toEqual([field('job_start_date'), field('employee_name')]);
  });

  it('stays as it is when it means no field or is none', () => {
    for (const written of ['«Nobody»', 'Name', '«»', '{Name}', `«${'x'.repeat(81)}»`])
      expect(replaced(text(written))).toEqual([text(written)]);
    expect(replaced(text('«Nobody» and «Name»'))).toEqual([text('«Nobody» and '), field('employee_name')]);
  });

  it('has the look of its letters, though it is written in several texts', () => {
    expect(replaced(text('a «'), text('Name', 'bold'), text('» b'))).toEqual([
      text('a '),
      field('employee_name', 'bold'),
      text(' b'),
    ]);
    expect(replaced(text('{{'), text('Na', 'bold'), text('me', 'italic'), text('}}'))).toEqual([
      field('employee_name', 'bold'),
    ]);
    expect(replaced(text('«'), text('N', 'bold'), text('»'))).toEqual([field('employee_number', 'bold')]);
  });

  it('does not go beyond a line break or another field', () => {
    const broken = [text('«Na'), { type: 'break' } as const, text('me»')];
    expect(replaced(...broken)).toEqual(broken);
    expect(replaced(field('company_name'), text('«Name»'))).toEqual([field('company_name'), field('employee_name')]);
  });

  it('is found everywhere in a document', () => {
    const [before, after] = [paragraph(text('«Name»')), paragraph(field('employee_name'))];
    const cell = { header: false, colspan: 1, rowspan: 1 };
    const all = (inner: Block): Block[] => [
      { type: 'heading', level: 1, children: inner.type === 'paragraph' ? inner.children : [] },
      { type: 'quote', children: [inner] },
      { type: 'when', field: 'free_bonus', children: [inner] },
      { type: 'list', items: [[inner]] },
      { type: 'table', rows: [[{ ...cell, children: [inner] }]] },
      { type: 'rule' },
    ];
    const contentOf = (inner: Block): DocumentContent => ({ header: [inner], footer: [inner], body: all(inner) });
    expect(replaceWordFields(contentOf(before), (found) => shortcodes.get(found))).toEqual(contentOf(after));
    expect(wordFieldNames(contentOf(before))).toEqual(['Name']);
  });

  it('is listed once, in the order and spelling of the text', () => {
    const content = document(
      paragraph(text('«First  day» {{'), text('Name', 'bold'), text('}}'), { type: 'break' }, text('[[ NAME ]]')),
      { type: 'rule' },
      { type: 'heading', level: 1, children: [text('«first day», «-», «Bonus»')] },
    );
    expect(wordFieldNames(content)).toEqual(['First day', 'Name', 'Bonus']);
  });
});

describe('the field that a name means', () => {
  const fields = [
    { shortcode: 'employee_first_name', names: ['First name', 'Voornaam'] },
    { shortcode: 'employee_last_name', names: ['Last name', 'Naam'] },
    { shortcode: 'job_start_date', names: ['Start date'] },
  ];

  it('has that name itself, whatever its case, accents and signs', () => {
    expect(suggestWordField('VOORNAAM', fields)).toEqual({ shortcode: 'employee_first_name', exact: true });
    expect(suggestWordField('employee_last_name', fields)).toEqual({ shortcode: 'employee_last_name', exact: true });
    expect(wordFieldKey('Prénom')).toBe(wordFieldKey('prenom'));
  });

  it('is the one that is most alike, and none where all are too different', () => {
    expect(suggestWordField('Start dates', fields)).toEqual({ shortcode: 'job_start_date', exact: false });
    expect(suggestWordField('First nam', fields)).toEqual({ shortcode: 'employee_first_name', exact: false });
    expect(suggestWordField('Last nam', fields)).toEqual({ shortcode: 'employee_last_name', exact: false });
    expect(suggestWordField('Salary', fields)).toBeUndefined();
    expect(suggestWordField('Bons', [{ shortcode: 'x', names: ['Bonus'] }])).toBeUndefined();
    // Seven of ten pairs of letters are the same.
    expect(suggestWordField('abcdefghxyz', [{ shortcode: 'abcdefghijk', names: [] }])?.exact).toBe(false);
    expect(suggestWordField('N', fields)).toBeUndefined();
    expect(suggestWordField('', fields)).toBeUndefined();
  });

  it('is the first of two that are as much alike', () => {
    const alike = ['one', 'other'].map((shortcode) => ({ shortcode, names: ['Start date'] }));
    expect(suggestWordField('Start dates', alike)?.shortcode).toBe('one');
  });
});
