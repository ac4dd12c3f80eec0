import { describe, expect, it } from 'vitest';
import { isTelling, rewriterOf } from './person-marks.ts';

const rewrite = rewriterOf(
  [
    { text: 'Jan Peeters', by: 'Erased person 7', isShared: true },
    { text: 'Jan "Sus" O\'Neil', by: 'Erased person 7', isShared: false },
    { text: 'jan@x.example', by: 'nobody@erased.invalid', isShared: false },
  ],
  { person: 7, users: new Set([3]) },
);

describe('the marks of a person', () => {
  it('go wherever they stand, in whatever case, in packed texts too', () => {
    expect(rewrite({ to: ['JAN@x.example'], row: JSON.stringify([2, 'Jan "Sus" O\'Neil']) })).toEqual({
      to: ['nobody@erased.invalid'],
      row: JSON.stringify([2, 'Erased person 7']),
    });
    expect(rewrite({ to: 'ann@x.example', count: 7 })).toBeUndefined();
  });

  it('stay where somebody else of that name is meant', () => {
    const named = { name: 'Jan Peeters' };
    expect(rewrite(named)).toBeUndefined();
    expect(rewrite({ ...named, employee_id: 8 })).toBeUndefined();
    expect(rewrite({ ...named, payload: { ownerEmployeeId: 7 } })).toMatchObject({ name: 'Erased person 7' });
    expect(rewrite({ ...named, actor: { user_id: 3 } })).toMatchObject({ name: 'Erased person 7' });
    expect(rewrite(named, true)).toEqual({ name: 'Erased person 7' });
  });

  it('are whole words', () => {
    expect(rewrite({ text: 'Jan Peetersen', employee_id: 7 })).toBeUndefined();
    expect(rewrite({ row: JSON.stringify(['Ask\nJan Peeters']), employee_id: 7 })?.row).toBe(
      '["Ask\\nErased person 7"]',
    );
    expect(rewrite({ text: 'for Jan Peeters, as agreed', employee_id: 7 })?.text).toBe(
      'for Erased person 7, as agreed',
    );
  });

  it('are found in any case, with letters that have more signs in lower case', () => {
    const mark = (text: string) =>
      rewriterOf([{ text, by: 'Erased', isShared: false }], { person: 7, users: new Set() });
    expect(mark('İlkay Çelik')({ text: 'By İLKAY ÇELIK, and İlkay Çelik' })?.text).toBe('By Erased, and Erased');
    expect(mark('Ilkay Vogel')({ text: 'İ and ILKAY VOGEL' })?.text).toBe('İ and Erased');
    expect(mark('Νίκος Παππάς')({ text: 'ΝΊΚΟΣ ΠΑΠΠΆΣ' })?.text).toBe('Erased');
  });

  it('are texts that tell who somebody is by themselves', () => {
    expect(['Jan Peeters', 'jan@x.example', '0470112233', 'Jan', 'Peetersen', '12 3', ''].map(isTelling)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
