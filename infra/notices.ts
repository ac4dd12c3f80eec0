import { readFileSync } from 'node:fs';
import { isAllowedLicence } from './licences.ts';

/** Dependencies of the deployment: they describe what is shipped and are not in it. */
const DEPLOYMENT = new Set(['aws-cdk-lib', 'constructs']);
/** Development dependencies of which the build copies parts into what browsers load. */
const COPIED = ['simple-icons'];

type Package = {
  version?: string;
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
export type Lockfile = { packages: Readonly<Record<string, Package>> };

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'));

/** Where a package finds another one: in its own folder first, then in those above it. */
const resolve = ({ packages }: Lockfile, from: string, name: string): string | undefined => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (at === '') return undefined;
  }
};

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The packages of the lockfile that these bring, themselves included; types are not shipped. */
const broughtBy = (lockfile: Lockfile, roots: readonly string[]): Set<string> => {
  const paths = new Set<string>();
  const visit = (from: string, name: string): void => {
    const path = resolve(lockfile, from, name);
    if (path === undefined || paths.has(path) || name.startsWith('@types/')) return;
    paths.add(path);
    const { dependencies, optionalDependencies } = lockfile.packages[path] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) visit(path, next);
  };
  for (const name of roots) visit('', name);
  return paths;
};

const lines = ({ packages }: Lockfile, paths: Iterable<string>): string[] =>
  [
    ...new Set(
      [...paths].map(
        (path) => `- ${nameOf(path)} ${packages[path]?.version}: ${packages[path]?.license ?? 'see the package'}`,
      ),
    ),
  ].toSorted((one, other) => (one < other ? -1 : 1));

export const readLockfile = (): Lockfile => read('package-lock.json') as Lockfile;

/** The packages from which something is shipped, as package.json names them. */
const shippedRoots = (): string[] => {
  const { dependencies } = read('package.json') as { dependencies: Record<string, string> };
  return [...Object.keys(dependencies).filter((name) => !DEPLOYMENT.has(name)), ...COPIED];
};

/** What is shipped under a licence that nobody agreed to, a line each. */
export const refusedLicences = (lockfile = readLockfile()): string[] =>
  [...broughtBy(lockfile, shippedRoots())]
    .filter((path) => !isAllowedLicence(lockfile.packages[path]?.license ?? ''))
    .map((path) => `${nameOf(path)}: ${lockfile.packages[path]?.license ?? 'names no licence'}`)
    .toSorted();

/** The names of all packages from which something may be shipped. */
export const shippedPackages = (): ReadonlySet<string> =>
  new Set([...broughtBy(readLockfile(), shippedRoots())].map(nameOf));

/** The text of THIRD-PARTY-NOTICES.md, from package.json and the lockfile alone. */
export const notices = (): string => {
  const lockfile = readLockfile();
  const roots = shippedRoots();
  const direct = new Set(roots.flatMap((name) => resolve(lockfile, '', name) ?? []));
  const others = [...broughtBy(lockfile, roots)].filter((path) => !direct.has(path));
  return [
    '# Third-party notices',
    '',
    'Packages whose code, fonts or drawings are part of what browsers load and functions run, with their versions and licences. Written by `npm run notices` from `package.json` and `package-lock.json`; the full texts lie in the packages. Brand names and logos remain trademarks of their owners, whatever the licence of the drawing.',
    '',
    '## Named by us',
    '',
    ...lines(lockfile, direct),
    '',
    '## Brought by those',
    '',
    ...lines(lockfile, others),
    '',
  ].join('\n');
};
