import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { ENDPOINTS_FILE } from '#infra/local/environment.ts';
import { tableDefinitions } from '#functions/platform/storage/tables.ts';

/** Wrong use of a command, with what is wrong; the command answers with its usage and exit code 2. */
export class UsageError extends Error {}

/**
 * The options that say where a command works: names come from options, else from the environment as for the
 * functions.
 */
const targetOptions = {
  prefix: { type: 'string' },
  bucket: { type: 'string' },
  local: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const satisfies ParseArgsOptionsConfig;

export const TARGET_USAGE = `  --prefix <text>   tables are <text>records, <text>activity, <text>runs; a deployed tenant acme has the prefix acme-
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
    throw new UsageError(`no local runtime runs on ${folder}`);
  }
};

const requiredVariable = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new UsageError(`${name} is not set; name the tables with --prefix and the bucket with --bucket`);
  return value;
};

const setTarget = async ({ prefix, bucket, local }: Options, needsBucket: boolean): Promise<void> => {
  if (typeof local === 'string') Object.assign(process.env, await readLocal(local));
  if (typeof prefix === 'string') {
    for (const { name } of tableDefinitions) process.env[`${name.toUpperCase()}_TABLE`] = `${prefix}${name}`;
  }
  if (typeof bucket === 'string') process.env['FILES_BUCKET'] = bucket;
  for (const { name } of tableDefinitions) requiredVariable(`${name.toUpperCase()}_TABLE`);
  if (needsBucket) requiredVariable('FILES_BUCKET');
};

type Command = {
  usage: string;
  options?: ParseArgsOptionsConfig;
  /** Names of options that must be given. */
  required?: readonly string[];
  /** What of a tenant's storage must be named; tables and bucket unless it says less. */
  needs?: 'tables' | 'nothing';
  /** Returns the exit code. */
  run: (options: Options, print: (line: string) => void) => Promise<number>;
};

/** Runs a command of an operator: options to the environment, then the work; what fails is one line, not a stack. */
export const runCommand = async (
  { usage, options = {}, required = [], needs, run }: Command,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> => {
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    const values = (() => {
      try {
        return parseArgs({ args: [...args], options: { ...targetOptions, ...options } }).values as Options;
      } catch (error) {
        throw new UsageError(error instanceof Error ? error.message : String(error));
      }
    })();
    if (values['help']) return print(`${usage}${TARGET_USAGE}`);
    const missing = required.find((name) => !values[name]);
    if (missing) throw new UsageError(`--${missing} is missing`);
    if (needs !== 'nothing') await setTarget(values, needs !== 'tables');
    process.exitCode = await run(values, print);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    if (isUsage) process.stderr.write(`\n${usage}${TARGET_USAGE}`);
    process.exitCode = isUsage ? 2 : 1;
  }
};
