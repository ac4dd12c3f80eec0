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

/** How many mutants a file has, and how many of them the tests noticed. */
type Figures = { readonly mutants: number; readonly noticed: number };

const figuresOf = (mutants: readonly Mutant[]): Figures => ({
  mutants: mutants.length,
  noticed: mutants.filter(isNoticed).length,
});

/** The figures that a page has of files that were measured before. */
export const figuresIn = (page: string): [string, Figures][] =>
  [...page.matchAll(/^\| (\S+\.ts) +\| (\d+) +\| (\d+) +\|/gm)].map(([, file = '', mutants, noticed]) => [
    file,
    { mutants: Number(mutants), noticed: Number(noticed) },
  ]);

const tableRow = (name: string, figures: Figures | undefined): string => {
  if (figures === undefined) return `| ${name} | not yet | | | |`;
  const { mutants, noticed } = figures;
  if (mutants === 0) return `| ${name} | 0 | 0 | 0 | nothing to change |`;
  return `| ${name} | ${mutants} | ${noticed} | ${mutants - noticed} | ${percent(noticed / mutants)} |`;
};

const cell = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
const inCode = (code: string): string => cell(`\`${code}\``);

/** What stands in the tables beside the files of the run. */
type Beside = {
  /** The files that may be measured. */
  readonly rules: readonly string[];
  /** The files of this run; one that the report does not name has nothing that could be changed. */
  readonly examined: readonly string[];
  /** The figures of earlier runs. */
  readonly known: readonly (readonly [string, Figures])[];
  readonly excuses: readonly Excuse[];
};

/**
 * The result of a run as tables. `unexplained` are mutants that live without an excuse, `stale` the excuses whose
 * mutant was noticed or is not made. A file with an unexplained mutant counts as not measured yet.
 */
export const mutationTables = (report: MutationReport, excuses: readonly Excuse[], beside?: Beside) => {
  const files = Object.entries(report.files);
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
  const unexplained = living.filter((mutant) => !excuses.some((excuse) => isSame(excuse, mutant)));
  const run = [
    ...(beside?.examined ?? []).map((file) => [file, figuresOf([])] as const),
    ...files.map(([file, { mutants }]) => [file, figuresOf(mutants)] as const),
  ];
  const figures = new Map([...(beside?.known ?? []), ...run]);
  for (const { file } of beside ? unexplained : []) figures.delete(file);
  const measured = [...figures.values()];
  return {
    unexplained,
    stale: excuses.filter((excuse) => !living.some((mutant) => isSame(excuse, mutant))),
    tables: [
      '| file | mutants | noticed | alive | score |',
      '| --- | --- | --- | --- | --- |',
      ...[...new Set([...(beside?.rules ?? []), ...figures.keys()])]
        .toSorted()
        .map((file) => tableRow(file, figures.get(file))),
      tableRow('all', {
        mutants: measured.reduce((sum, { mutants }) => sum + mutants, 0),
        noticed: measured.reduce((sum, { noticed }) => sum + noticed, 0),
      }),
      '',
      '| alive | becomes | why no test can tell |',
      '| --- | --- | --- |',
      ...(beside?.excuses ?? excuses).map(
        ({ file, code, becomes, why }) => `| ${file}: ${inCode(code)} | ${inCode(becomes)} | ${cell(why)} |`,
      ),
    ].join('\n'),
  };
};
