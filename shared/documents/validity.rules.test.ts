import { describe, expect, it } from 'vitest';
import { validityIssues } from './validity.rules.ts';

const TODAY = '2027-03-01';
const codes = (day: string | null): string[] => validityIssues(day, TODAY).map(({ path, code }) => `${path} ${code}`);

describe('the last day of a document', () => {
  it('may be absent, past or far ahead', () => {
    expect([null, '1950-01-01', '2020-02-29', TODAY, '2077-03-01'].flatMap(codes)).toEqual([]);
  });

  it('is refused where its year is mistyped', () => {
    expect(codes('1949-12-31')).toEqual(['valid_until date_before_min']);
    expect(codes('2077-03-02')).toEqual(['valid_until date_after_max']);
  });

  it('says the first and the last possible day', () => {
    expect(validityIssues('0207-01-01', TODAY)[0]?.message).toContain('01/01/1950');
    expect(validityIssues('2107-01-01', TODAY)[0]?.message).toContain('01/03/2077');
  });
});
