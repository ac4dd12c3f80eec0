import { relative } from 'node:path';
import { root } from '#tests/architecture/broken-project.ts';

/** One change of the code and what the tests said to it, as the mutation tool tells it. */
export type Mutant = {
  fileName: string;
  status: string;
  replacement: string;
  location: { start: Place; end: Place };
};
type Place = { line: number; column: number };

/** Why a mutant may live: the code that it changes, what it becomes, and why no test can tell the two apart. */
export type Excuse = { file: string; code: string; becomes: string; why: string };

/** The tests noticed it, by a failed assertion, by an endless loop or by code that could not run. */
const isNoticed = ({ status }: Mutant): boolean => ['Killed', 'Timeout', 'RuntimeError'].includes(status);

const fileOf = ({ fileName }: Mutant): string => relative(root, fileName);

const codeOf = ({ location: { start, end } }: Mutant, source: string): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.at(-1) ?? '';
  // Both ends may stand on the same line: the end is cut first.
  lines[lines.length - 1] = last.slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
};

const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

const tableRow = (name: string, mutants: readonly Mutant[]): string => {
  const noticed = mutants.filter(isNoticed).length;
  return `| ${name} | ${mutants.length} | ${noticed} | ${mutants.length - noticed} | ${percent(noticed / mutants.length)} |`;
};

const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
const inCode = (code: string): string => cell(`\`${code}\``);

/**
 * What a run found, as tables. `unexplained` are mutants that live without an excuse, `stale` the excuses whose mutant
 * was noticed or is not made.
 */
export const mutationReport = (
  mutants: readonly Mutant[],
  excuses: readonly Excuse[],
  sourceOf: (file: string) => string,
) => {
  const living = mutants
    .filter((mutant) => !isNoticed(mutant))
    .map((mutant) => {
      const file = fileOf(mutant);
      const { replacement: becomes, location } = mutant;
      return { file, code: codeOf(mutant, sourceOf(file)), becomes, line: location.start.line };
    });
  const isSame = (one: Omit<Excuse, 'why'>, other: Omit<Excuse, 'why'>): boolean =>
    one.file === other.file && one.code === other.code && one.becomes === other.becomes;
  const files = [...new Set(mutants.map(fileOf))].toSorted();
  return {
    unexplained: living.filter((mutant) => !excuses.some((excuse) => isSame(excuse, mutant))),
    stale: excuses.filter((excuse) => !living.some((mutant) => isSame(excuse, mutant))),
    text: [
      '| file | mutants | noticed | alive | score |',
      '| --- | --- | --- | --- | --- |',
      ...files.map((file) => {
        const own = mutants.filter((mutant) => fileOf(mutant) === file);
        return tableRow(file, own);
      }),
      tableRow('all', mutants),
      '',
      '| alive | becomes | why no test can tell |',
      '| --- | --- | --- |',
      ...excuses.map(
        ({ file, code, becomes, why }) => `| ${file}: ${inCode(code)} | ${inCode(becomes)} | ${cell(why)} |`,
      ),
    ].join('\n'),
  };
};
