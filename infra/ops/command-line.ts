import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { ENDPOINTS_FILE } from '#infra/local/environment.ts';
import { tableDefinitions } from '#functions/platform/storage/tables.ts';
import { assertTarget, assertTenant, setTables } from './assert-target.ts';
import { failureSentence } from './failure-sentence.ts';
import { UsageError } from './usage-error.ts';

/**
 * The options that say where a command works: names come from options, else from the environment as for the
 * functions.
 */
const targetOptions = {
  prefix: { type: 'string' },
  bucket: { type: 'string' },
  local: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;
const helpOption = { help: { type: 'boolean', default: false } } as const satisfies ParseArgsOptionsConfig;

const TARGET_USAGE = `  --prefix <text>   tables are <text>records, <text>activity, <text>runs; a deployed tenant acme has the prefix acme-
  --bucket <name>   the bucket of the files
  --local <folder>  the local runtime that runs on this data folder (npm start; .local)
  Without these: RECORDS_TABLE, ACTIVITY_TABLE, RUNS_TABLE, FILES_BUCKET. Region, credentials and endpoints come from
  the environment (AWS_REGION, AWS_PROFILE, AWS_ENDPOINT_URL …), so AWS and an emulator are used alike.
`;

type Options = Readonly<Record<string, string | boolean | undefined>>;

const readLocal = async (folder: string): Promise<Record<string, string>> => {
  try {
    return JSON.parse(await readFile(join(folder, ENDPOINTS_FILE), 'utf8')) as Record<string, string>;
  } catch {
    throw new UsageError(`--local: no local runtime runs on ${folder}`);
  }
};

const requireVariable = (name: string, option: string): void => {
  if (!process.env[name]) throw new UsageError(`--${option} is missing, and so is ${name} in the environment`);
};

const setTarget = async ({ prefix, bucket, local }: Options, needsBucket: boolean): Promise<void> => {
  if (typeof local === 'string') Object.assign(process.env, await readLocal(local));
  if (typeof prefix === 'string') setTables(prefix);
  if (typeof bucket === 'string') process.env['FILES_BUCKET'] = bucket;
  for (const { name } of tableDefinitions) requireVariable(`${name.toUpperCase()}_TABLE`, 'prefix');
  if (needsBucket) requireVariable('FILES_BUCKET', 'bucket');
};

type Command = {
  usage: string;
  options?: ParseArgsOptionsConfig;
  /** Names of options that must be given. */
  required?: readonly string[];
  /** What of a tenant's storage must be named; tables and bucket unless it says less. */
  needs?: 'tables' | 'nothing';
  /** What of it must be there: all that must be named, or for `some` and `none` less than that. */
  finds?: 'some' | 'none';
  /** What is left, and to be done, once somebody stopped it. */
  stopped?: string;
  /** Returns the exit code. */
  run: (options: Options, print: (line: string) => void) => Promise<number>;
};

const readOptions = (args: readonly string[], options: ParseArgsOptionsConfig): Options => {
  try {
    return parseArgs({ args: [...args], options: { ...helpOption, ...options } }).values as Options;
  } catch (error) {
    throw new UsageError(failureSentence(error));
  }
};

/** Ctrl-C ends a command at once, with what that left and what to do. */
const endWith = (advice: string): void => {
  const stop = (): void => {
    process.stderr.write(`Stopped. ${advice}\n`);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
};

/** Runs a command of an operator: options to the environment, then the work; what fails is one line, not a stack. */
export const runCommand = async (
  { usage, options = {}, required = [], needs, finds, stopped = 'Nothing was changed.', run }: Command,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> => {
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const hasTarget = needs !== 'nothing';
  const help = `${usage}${hasTarget ? TARGET_USAGE : ''}`;
  try {
    const values = readOptions(args, { ...(hasTarget && targetOptions), ...options });
    if (values['help']) return print(help);
    const missing = required.find((name) => !values[name]);
    if (missing) throw new UsageError(`--${missing} is missing`);
    const needsBucket = needs === undefined;
    if (hasTarget) {
      await setTarget(values, needsBucket);
      if (finds === undefined) await assertTarget(needsBucket);
      if (finds === 'some') await assertTenant('prefix');
    }
    endWith(stopped);
    process.exitCode = await run(values, print);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    process.stderr.write(`${failureSentence(error)}\n`);
    if (isUsage) process.stderr.write(`\n${help}`);
    process.exitCode = isUsage ? 2 : 1;
  }
};
