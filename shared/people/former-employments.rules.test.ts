import { describe, expect, it } from 'vitest';
import type { FormerEmployment } from './employee.dated.ts';
import { formerEmploymentIssues, formerEmploymentsText, storedEmployments } from './former-employments.rules.ts';

const TODAY = '2026-12-01';
const PRESENT = { start_date: '2026-10-01' };
const spell = (start_date: string | null, active_until: string): FormerEmployment => ({ start_date, active_until });
const issuesOf = (
  asked: readonly FormerEmployment[],
  { present = PRESENT, before = [] }: { present?: { start_date: string | null }; before?: FormerEmployment[] } = {},
) =>
  formerEmploymentIssues({ former_employments: before }, asked, present, TODAY).map(
    ({ path, message }) => `${path}: ${message}`,
  );

describe('earlier employments', () => {
  it('end before the present one begins, in any order, with at most one unknown first day', () => {
    expect(issuesOf([])).toEqual([]);
    expect(issuesOf([spell('2026-09-30', '2026-09-30')])).toEqual([]);
    expect(issuesOf([spell('2024-01-02', '2026-09-30'), spell(null, '2024-01-01')])).toEqual([]);
    expect(issuesOf([spell('2026-09-30', '2026-10-01')])).toEqual([
      'former_employments.0.active_until: field can not be after 30/09/2026',
    ]);
    expect(issuesOf([spell('2026-05-02', '2026-05-01')])).toEqual([
      'former_employments.0.active_until: field can not be before 02/05/2026',
    ]);
  });

  it('share no day with each other', () => {
    expect(issuesOf([spell('2024-01-01', '2025-01-01'), spell('2020-01-01', '2024-01-01')])).toEqual([
      'former_employments.0.start_date: field can not be before 02/01/2024',
    ]);
    expect(issuesOf([spell('2020-01-01', '2024-01-01'), spell(null, '2024-01-01')])).toEqual([
      'former_employments.1.start_date: field is required',
    ]);
  });

  it('need the first day of the present one', () => {
    const present = { start_date: null };
    expect(issuesOf([spell(null, '2024-01-01')], { present })).toEqual(['start_date: field is required']);
    expect(issuesOf([], { present })).toEqual([]);
  });

  it('have no mistyped year, unless it is stored', () => {
    const old = spell('1911-01-01', '1912-01-01');
    expect(issuesOf([old])).toEqual([
      'former_employments.0.start_date: field can not be before 01/01/1950',
      'former_employments.0.active_until: field can not be before 01/01/1950',
    ]);
    expect(issuesOf([old], { before: [old] })).toEqual([]);
    expect(formerEmploymentIssues({}, [old], PRESENT, TODAY)).toHaveLength(2);
    expect(formerEmploymentIssues({ former_employments: null }, [spell(null, '2024-01-01')], PRESENT, TODAY)).toEqual(
      [],
    );
  });

  it('are stored oldest first', () => {
    const [one, two, three] = [spell(null, '2020-01-01'), spell('2021-01-01', '2021-02-01'), spell('2022-01-01', '2022-02-01')]; // prettier-ignore
    expect(storedEmployments([two!, three!, one!])).toEqual([one, two, three]);
    expect(storedEmployments([])).toBeNull();
  });

  it('are told by their days, those alone that ended before the present one began', () => {
    const person = { ...PRESENT, active_until: null };
    const former_employments = [
      spell(null, '2020-01-01'),
      spell('2021-01-01', '2026-09-30'),
      spell(null, '2026-10-01'),
    ];
    expect(formerEmploymentsText({ ...person, former_employments })).toBe('… – 01/01/2020, 01/01/2021 – 30/09/2026');
    expect(formerEmploymentsText(person)).toBeNull();
  });
});
