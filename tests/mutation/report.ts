/** What is read here of the JSON report of the mutation tool; files are named from the root of the project. */
export type MutationReport = { files: Readonly<Record<string, MutatedFile>> };
type MutatedFile = { source: string; mutants: readonly Mutant[] };

/** One change of the code and how the tests answered it. Lines and columns count from 1. */
export type Mutant = {
  status: string;
  replacement: string;
  location: { start: Place; end: Place };
};
type Place = { line: number; column: number };

/** Why a mutant may live: the code that it changes, what it becomes, and why no test can tell the two apart. */
export type Excuse = { file: string; code: string; becomes: string; why: string };

/** The tests noticed the mutant, by a failed assertion, by an endless loop or by code that could not run. */
const isNoticed = ({ status }: Mutant): boolean => ['Killed', 'Timeout', 'RuntimeError'].includes(status);

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
 * The result of a run as tables. `unexplained` are mutants that live without an excuse, `stale` the excuses whose
 * mutant was noticed or is not made.
 */
export const mutationTables = (report: MutationReport, excuses: readonly Excuse[]) => {
  const files = Object.entries(report.files).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const living = files.flatMap(([file, { source, mutants }]) =>
    mutants
      .filter((mutant) => !isNoticed(mutant))
      .map((mutant) => {
        const { replacement: becomes, location } = mutant;
        return { file, code: codeOf(mutant, source), becomes, line: location.start.line };
      }),
  );
  const isSame = (one: Omit<Excuse, 'why'>, other: Omit<Excuse, 'why'>): boolean =>
    one.file === other.file && one.code === other.code && one.becomes === other.becomes;
  return {
    unexplained: living.filter((mutant) => !excuses.some((excuse) => isSame(excuse, mutant))),
    stale: excuses.filter((excuse) => !living.some((mutant) => isSame(excuse, mutant))),
    tables: [
      '| file | mutants | noticed | alive | score |',
      '| --- | --- | --- | --- | --- |',
      ...files.map(([file, { mutants }]) => tableRow(file, mutants)),
      tableRow(
        'all',
        files.flatMap(([, { mutants }]) => mutants),
      ),
      '',
      '| alive | becomes | why no test can tell |',
      '| --- | --- | --- |',
      ...excuses.map(
        ({ file, code, becomes, why }) => `| ${file}: ${inCode(code)} | ${inCode(becomes)} | ${cell(why)} |`,
      ),
    ].join('\n'),
  };
};
