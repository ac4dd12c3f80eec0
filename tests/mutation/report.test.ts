import { describe, expect, it } from 'vitest';
import { mutationTables, type Mutant } from './report.ts';

const SOURCE = 'export const isAdult = (age: number): boolean =>\n  age >= 18 && age < 150;\n';
const mutant = (status: string, [line, from, to]: [number, number, number], replacement: string): Mutant => ({
  status,
  replacement,
  location: { start: { line, column: from }, end: { line, column: to } },
});
const killed = mutant('Killed', [2, 3, 12], 'age > 18');
const alive = mutant('Survived', [2, 16, 25], 'age <= 150');
const unseen = mutant('NoCoverage', [1, 24, 49], '() => undefined');
const FILE = 'shared/people/age.rules.ts';
const excuse = {
  file: FILE,
  code: 'age < 150',
  becomes: 'age <= 150',
  why: 'Nobody is | so old',
};
const report = (mutants: readonly Mutant[], excuses = [excuse]) =>
  mutationTables({ files: { [FILE]: { source: SOURCE, mutants } } }, excuses);

describe('the report of a mutation run', () => {
  it('counts what tests noticed, by a failure or by an endless loop', () => {
    const { tables } = report([killed, { ...killed, status: 'Timeout' }, alive]);
    expect(tables).toContain('| shared/people/age.rules.ts | 3 | 2 | 1 | 66.6 % |');
    expect(tables).toContain('| all | 3 | 2 | 1 | 66.6 % |');
  });

  it('wants an excuse for everything that lives, tests of it or not', () => {
    expect(report([killed, alive]).unexplained).toEqual([]);
    expect(report([alive, unseen]).unexplained).toMatchObject([{ becomes: '() => undefined', line: 1 }]);
    expect(report([alive], []).unexplained).toMatchObject([{ code: 'age < 150', becomes: 'age <= 150', line: 2 }]);
    expect(report([{ ...alive, replacement: 'true' }]).unexplained).toMatchObject([{ becomes: 'true' }]);
  });

  it('wants no excuse for what was noticed', () => {
    expect(report([alive]).stale).toEqual([]);
    expect(report([{ ...alive, status: 'Killed' }]).stale).toEqual([excuse]);
    expect(report([killed]).stale).toEqual([excuse]);
  });

  it('tells code over several lines as one', () => {
    const long = mutant('Survived', [1, 47, 12], '=> true');
    const { unexplained } = report([
      { ...long, location: { start: long.location.start, end: { line: 2, column: 12 } } },
    ]);
    expect(unexplained).toMatchObject([{ code: '=>\n  age >= 18' }]);
  });

  it('writes excuses so that no sign of a table breaks it', () => {
    const odd = { ...excuse, code: 'a || b', becomes: 'a\n  && b' };
    expect(report([killed], [odd]).tables).toContain(
      '| shared/people/age.rules.ts: `a \\|\\| b` | `a && b` | Nobody is \\| so old |',
    );
  });
});
