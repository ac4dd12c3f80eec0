import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { excuses } from './excuses.ts';
import { measurable } from './measurable.ts';
import { figuresIn, mutationTables, type MutationReport } from './report.ts';

// This folder is a package of its own, which knows no `#` paths.
const root = join(import.meta.dirname, '../..');
const FIGURES = join(root, 'docs/mutation.md');
const REPORT = join(root, '.local-mutation/report.json');
const PACKAGE = join(root, 'tests/mutation');

const runInRoot = (program: string, args: readonly string[]): void => {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
};

/** npm writes its own copy of the lockfile last: a copy that is older than the lockfile belongs to other packages. */
const isInstalled = (): boolean => {
  const installed = join(PACKAGE, 'node_modules/.package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(PACKAGE, 'package-lock.json')).mtimeMs;
};

// The tool brings 177 packages: only those who run it pay for them.
if (!isInstalled()) runInRoot('npm', ['ci', '--prefix', PACKAGE, '--ignore-scripts', '--no-audit', '--no-fund']);

/** Files to which the run is restricted, whose figures are written; with none, every rule is changed. */
const files = process.argv.slice(2);
const stryker = join(PACKAGE, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const restriction = files.length > 0 ? ['--mutate', files.join(',')] : [];
runInRoot(process.execPath, [stryker, 'run', 'tests/mutation/stryker.config.js', ...restriction]);

const report = JSON.parse(readFileSync(REPORT, 'utf8')) as MutationReport;
const isExamined = ({ file }: { file: string }): boolean => files.length === 0 || file in report.files;
const page = readFileSync(FIGURES, 'utf8');
const rules = measurable(root);
const asked = files.flatMap((file) => file.split(','));
const { tables, unexplained, stale } = mutationTables(report, excuses.filter(isExamined), {
  rules,
  examined: asked.length > 0 ? rules.filter((file) => asked.includes(file)) : rules,
  known: figuresIn(page),
  excuses,
});
const [head = ''] = page.split('## Figures');
const options = { ...(await resolveConfig(FIGURES)), filepath: FIGURES };
writeFileSync(FIGURES, await format(`${head}## Figures\n\n${tables}\n`, options));

const print = (what: string, list: readonly object[]): void =>
  void process.stdout.write(list.map((one) => `${what}: ${JSON.stringify(one)}\n`).join(''));
print('alive without an excuse', unexplained);
print('an excuse that nothing needs', stale);
process.exitCode = unexplained.length + stale.length > 0 ? 1 : 0;
