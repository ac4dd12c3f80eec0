import { describe, expect, it } from 'vitest';
import { figuresIn, mutationTables, type Mutant } from './report.ts';

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

  it('keeps the figures of earlier runs, and names the files without any', () => {
    const page = '| file | mutants |\n| shared/a.rules.ts   | 10      | 9       | 1     | 90.0 % |\n| all | 10 | 9 |\n';
    expect(figuresIn(page)).toEqual([['shared/a.rules.ts', { mutants: 10, noticed: 9 }]]);
    const beside = { rules: [FILE, 'shared/b.rules.ts'], examined: [FILE], known: figuresIn(page), excuses: [excuse] };
    const run = { files: { [FILE]: { source: SOURCE, mutants: [killed, alive] } } };
    const { tables } = mutationTables(run, [excuse], beside);
    expect(tables).toContain('| shared/a.rules.ts | 10 | 9 | 1 | 90.0 % |\n| shared/b.rules.ts | not yet | | | |\n');
    expect(tables).toContain('| all | 12 | 10 | 2 | 83.3 % |');
    expect(mutationTables(run, [], beside).tables).toContain(`| ${FILE} | not yet | | | |`);
  });

  it('says of a file of the run that there was nothing to change', () => {
    const beside = { rules: ['shared/names.ts'], examined: ['shared/names.ts'], known: [], excuses: [] };
    const { tables } = mutationTables({ files: {} }, [], beside);
    expect(tables).toContain('| shared/names.ts | 0 | 0 | 0 | nothing to change |');
    expect(figuresIn(tables)).toEqual([['shared/names.ts', { mutants: 0, noticed: 0 }]]);
  });

  it('writes excuses so that no sign of a table breaks it', () => {
    const odd = { ...excuse, code: 'a || b', becomes: 'a\n  && b' };
    expect(report([killed], [odd]).tables).toContain(
      '| shared/people/age.rules.ts: `a \\|\\| b` | `a && b` | Nobody is \\| so old |',
    );
  });
});
