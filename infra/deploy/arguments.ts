import { parseTenant, type Tenant } from '#infra/constructs/tenant.ts';
import { settingNames } from '#infra/constructs/settings.ts';

export type DeployArguments = {
  readonly tenant: Tenant;
  /** The settings as they were passed, for `cdk -c <setting>=<value>`. */
  readonly settings: Readonly<Record<string, string>>;
};

const isSetting = (name: string): boolean => settingNames.some((each) => each === name);

const split = (text: string): [string, string | undefined] => {
  const at = text.indexOf('=');
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
};

/**
 * Reads `--name value`, `--name=value` and `-c name=value` alike. Throws a sentence that names the argument at fault.
 */
const readPairs = (args: readonly string[]): Record<string, string> => {
  const settings: Record<string, string> = {};
  const rest = [...args];
  while (rest.length > 0) {
    const first = rest.shift() ?? '';
    const isContext = first === '-c' || first === '--context';
    if (!isContext && !first.startsWith('--'))
      throw new Error(`${first}: is no argument; settings are --<setting> <value>`);
    const [name, inline] = split(isContext ? (rest.shift() ?? '') : first.slice(2));
    if (!isSetting(name)) throw new Error(`--${name}: is no setting; known are ${settingNames.join(', ')}`);
    const value = inline ?? (isContext ? undefined : rest.shift());
    if (value === undefined || (inline === undefined && value.startsWith('--')))
      throw new Error(`--${name}: has no value`);
    if (name in settings) throw new Error(`--${name}: is given twice`);
    settings[name] = value;
  }
  return settings;
};

/** A fault names its setting; one that was passed is named as it was passed. */
const asOption = (fault: string, settings: Readonly<Record<string, string>>): string =>
  fault.slice(0, fault.indexOf(':')) in settings ? `--${fault}` : fault;

const readTenant = (settings: Readonly<Record<string, string>>): Tenant => {
  try {
    return parseTenant((key) => settings[key]);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const faults = error.message.split('\n').map((fault) => asOption(fault, settings));
    throw new Error(faults.join('\n'), { cause: error });
  }
};

/**
 * Reads `--tenant acme --name "Acme NV" …`, every setting of a tenant being an argument. With `endpoint` the deploy goes
 * to an emulator. Throws an error with a sentence for every argument at fault.
 */
export const readArguments = (args: readonly string[], endpoint: string | undefined): DeployArguments => {
  const settings = readPairs(args);
  if (settings['tenant'] === undefined)
    throw new Error('--tenant: is missing; pass --tenant <slug>, such as --tenant acme');
  if (endpoint !== undefined) settings['emulator'] ??= 'true';
  const tenant = readTenant(settings);
  if (tenant.emulator && endpoint === undefined) {
    throw new Error('--emulator: needs AWS_ENDPOINT_URL, the address of the emulator');
  }
  return { tenant, settings };
};

/** What of a tenant is deployed: everything, or just where its data stand, which a restore then fills. */
export type DeployOrder = DeployArguments & { readonly only: 'data' | undefined };

const ONLY = '--only';

/** Reads the settings of a tenant and `--only data`, wherever that stands among them. */
export const readDeployOrder = (args: readonly string[], endpoint: string | undefined): DeployOrder => {
  const at = args.findIndex((each) => each === ONLY || each.startsWith(`${ONLY}=`));
  const [first = '', next] = args.slice(at < 0 ? args.length : at);
  const isInline = first.startsWith(`${ONLY}=`);
  const value = isInline ? first.slice(ONLY.length + 1) : next;
  if (at >= 0 && value !== 'data') throw new Error(`${ONLY}: takes data, the stack of tables and files`);
  const rest = at < 0 ? args : args.toSpliced(at, isInline ? 1 : 2);
  return { ...readArguments(rest, endpoint), only: at < 0 ? undefined : 'data' };
};
