import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { build, type Metafile, type Plugin } from 'esbuild';
import { modulePath } from '#shared/contract/endpoint.ts';
import { registry } from '#shared/contract/registry.ts';
import { companionsOf, compileThreads, place, placeCompanions } from './companions.ts';
import { compilerOptions } from './compiler-options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const cacheRoot = join(root, 'node_modules/.cache/back-office-functions');
/** How many results stay: another process may still read one of the older ones. */
const KEPT_RESULTS = 3;
const SETTLED_MS = 3_600_000;
const zip = promisify(gzip);

/** One Lambda's code: a folder with `index.mjs` and the parts it imports, ready for `Code.fromAsset`. */
export type FunctionBundle = {
  readonly directory: string;
  /** The hash of all files in the folder, so that nobody who deploys has to read them. */
  readonly hash: string;
  /** Size as gzip makes it, in bytes, without the threads that are loaded when they are first needed. */
  readonly gzipped: number;
  /** Source files in it, relative to the repository. */
  readonly inputs: readonly string[];
  /** The memory that its threads ask for, if it has any. */
  readonly memoryMb?: number;
};

/** Bundles by module path below `functions/`, without extension: `fleet/list-cars`. */
export type FunctionBundles = ReadonlyMap<string, FunctionBundle>;

const sources = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.(test|d)\.ts$/.test(file))
    .toSorted();

/** Worker Lambdas: every file below `functions/workflows/` that exports a `handler`. */
export const workerModules = (): string[] =>
  sources('functions/workflows/**/*.ts')
    .filter((file) => /^export const handler\b/m.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => file.replace(/^functions\//, '').replace(/\.ts$/, ''));

export const endpointModules = (): string[] => registry.map(modulePath);

const sourceOf = (module: string): string => join(root, 'functions', `${module}.ts`);

const fingerprint = async (modules: readonly string[]): Promise<string> => {
  const files = [
    ...sources('{functions,shared}/**/*.{ts,json}'),
    ...sources('{docs/openapi.json,package-lock.json,infra/{bundle,companions,compiler-options}.ts}'),
  ];
  const hash = createHash('sha256').update(modules.join('\n'));
  for (const file of files) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest('hex').slice(0, 20);
};

/**
 * exceljs brings unzipper, which requires the S3 client (a second copy, as CommonJS) only when asked to read from S3.
 */
const withoutUnusedS3Reader: Plugin = {
  name: 'without-unused-s3-reader',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^@aws-sdk\/client-s3$/ }, ({ importer, path }) =>
      /node_modules[\\/]unzipper/.test(importer) ? { path, external: true } : undefined,
    );
  },
};

/**
 * In a Lambda credentials come from the environment, where the SDK looks first; it would load the other ways on demand.
 */
const withoutOtherCredentials: Plugin = {
  name: 'without-other-credentials',
  setup: (bundler) => {
    bundler.onResolve(
      { filter: /^@aws-sdk\/credential-provider-(?:ini|login|process|sso|web-identity)$/ },
      ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined),
    );
  },
};

/**
 * What mammoth and sanitize-html bring for work that is never asked of them: unpacking archives (they get an open one),
 * writing XML, and parsing styles. Together they weigh as much as both.
 */
const withoutUnusedTextParts: Plugin = {
  name: 'without-unused-text-parts',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^(?:jszip|xmlbuilder|postcss)$/ }, ({ importer, path }) =>
      /node_modules[\\/](?:mammoth|sanitize-html)[\\/]/.test(importer) ? { path, namespace: 'unused' } : undefined,
    );
    bundler.onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: 'module.exports = {};' }));
  },
};

/** All files lie side by side, so that each finds the others from wherever the folder is. */
const entryName = (module: string): string => module.replaceAll('/', '.');

/** Code of several functions is written once, in parts: a copy of the SDK in each would be nearly all of the work. */
const compileTogether = async (modules: readonly string[], outdir: string): Promise<Metafile> => {
  const result = await build({
    absWorkingDir: root,
    entryPoints: modules.map((module) => ({ in: sourceOf(module), out: entryName(module) })),
    outdir,
    ...compilerOptions,
    splitting: true,
    plugins: [withoutUnusedS3Reader, withoutOtherCredentials, withoutUnusedTextParts],
    metafile: true,
  });
  return result.metafile;
};

/**
 * A function carries the whole of a file that it shares, also what only the other functions use of it. Areas whose
 * functions are close to the size limit, and the heaviest functions, are therefore compiled apart, so that they carry
 * less for others; everything else is compiled in one call, which reads the SDK once.
 */
const compiledApart: readonly (readonly string[])[] = [
  ['contracts/add-to-employees'],
  ['contracts'],
  ['days-off'],
  ['files/confirm-upload'],
  ['files'],
  ['home'],
  ['imports'],
  ['links'],
  ['people'],
  ['records/set-custom-field-value'],
  ['records', 'segments'],
  ['trainings'],
  ['activity', 'reminders'],
  ['workflows', 'runs'],
];

const groupOf = (module: string): number => {
  const area = module.slice(0, module.indexOf('/'));
  return compiledApart.findIndex((names) => names.includes(module) || names.includes(area));
};

const compile = async (modules: readonly string[], outdir: string): Promise<Metafile['outputs']> => {
  const groups = Object.entries(Object.groupBy(modules, groupOf));
  const compiled = await Promise.all(
    groups.map(([group, members = []]) => compileTogether(members, join(outdir, group))),
  );
  return Object.assign({}, ...compiled.map(({ outputs }) => outputs)) as Metafile['outputs'];
};

type Output = Metafile['outputs'][string];

/** A file with every part that it imports, those of its parts included. */
const withParts = (outputs: Metafile['outputs'], entry: string): Map<string, Output> => {
  const parts = new Map<string, Output>();
  const queue = [entry];
  for (const file of queue) {
    const output = outputs[file];
    if (!output || parts.has(file)) continue;
    parts.set(file, output);
    queue.push(...output.imports.filter(({ external }) => !external).map(({ path }) => path));
  }
  return parts;
};

type Assembled = { module: string; gzipped: number; inputs: string[] };

/** Gives each function a folder of its own below `working`, and returns what is in it. */
const assemble = async (
  modules: readonly string[],
  working: string,
  outputs: Metafile['outputs'],
): Promise<Assembled[]> => {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string): Promise<number> => {
    const size = sizes.get(file) ?? readFile(join(root, file)).then(async (text) => (await zip(text)).length);
    sizes.set(file, size);
    return size;
  };
  const entries = modules.map(async (module) => {
    const [entry, output] =
      Object.entries(outputs).find(([, each]) => each.entryPoint === `functions/${module}.ts`) ?? [];
    if (!entry || !output?.exports.includes('handler')) throw new Error(`functions/${module}.ts exports no handler`);
    const files = withParts(outputs, entry);
    const folder = join(working, module);
    await mkdir(folder, { recursive: true });
    const copied = [...files.keys()].map(async (file) => {
      await place(join(root, file), join(folder, file === entry ? 'index.mjs' : basename(file)));
      return sizeOf(file);
    });
    const gzipped = (await Promise.all(copied)).reduce((sum, size) => sum + size, 0);
    const inputs = [...files.values()].flatMap((each) =>
      Object.keys(each.inputs).filter((file) => (each.inputs[file]?.bytesInOutput ?? 0) > 0),
    );
    return { module, gzipped, inputs };
  });
  return Promise.all(entries);
};

/** Hashes of folders. A file that lies in several, under any name, is read once. */
const folderHash = (): ((folder: string) => Promise<string>) => {
  const contents = new Map<string, Promise<string>>();
  const contentHash = async (path: string): Promise<string> => {
    const { dev, ino } = await stat(path);
    const key = `${dev} ${ino}`;
    const hash = contents.get(key) ?? readFile(path).then((bytes) => createHash('sha256').update(bytes).digest('hex'));
    contents.set(key, hash);
    return hash;
  };
  return async (folder) => {
    const names = (await readdir(folder)).toSorted();
    const lines = await Promise.all(names.map(async (name) => `${name} ${await contentHash(join(folder, name))}`));
    return createHash('sha256').update(lines.join('\n')).digest('hex');
  };
};

/** Puts the threads of the functions beside their code, and says how much memory these need. */
const addThreads = async (assembled: readonly Assembled[], working: string, shared: string): Promise<object> => {
  const threads = join(shared, 'threads');
  await compileThreads(companionsOf([...new Set(assembled.flatMap(({ inputs }) => inputs))]), threads);
  const hashOf = folderHash();
  const entries = assembled.map(async ({ module, gzipped, inputs }) => {
    const folder = join(working, module);
    const needed = companionsOf(inputs);
    await placeCompanions(needed, threads, folder);
    const bundle = { hash: await hashOf(folder), gzipped, inputs };
    if (needed.length === 0) return [module, bundle] as const;
    return [module, { ...bundle, memoryMb: Math.max(...needed.map(({ memoryMb }) => memoryMb)) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

const removeOldResults = async (): Promise<void> => {
  const names = (await readdir(cacheRoot)).filter((name) => /^[0-9a-f]{20}(\.\d+)?$/.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(cacheRoot, name))).mtimeMs })),
  );
  // Another process may be about to read a result that is young.
  const settled = Date.now() - SETTLED_MS;
  const old = dated
    .toSorted((a, b) => b.at - a.at)
    .slice(KEPT_RESULTS)
    .filter(({ at }) => at < settled);
  await Promise.all(old.map(({ name }) => rm(join(cacheRoot, name), { recursive: true, force: true })));
};

const produce = async (modules: readonly string[], target: string): Promise<void> => {
  const missing = modules.filter((module) => !existsSync(sourceOf(module)));
  if (missing.length > 0)
    throw new Error(`No handler file for: ${missing.map((each) => `functions/${each}.ts`).join(', ')}`);
  const working = `${target}.${process.pid}`;
  const shared = join(working, '.parts');
  await mkdir(shared, { recursive: true });
  const outputs = await compile(modules, shared);
  const assembled = await assemble(modules, working, outputs);
  await writeFile(join(working, 'bundles.json'), JSON.stringify(await addThreads(assembled, working, shared)));
  await rm(shared, { recursive: true });
  // Two processes may bundle the same content at once; the first to finish wins and the other result is equal.
  await rename(working, target).catch(() => rm(working, { recursive: true, force: true }));
  await removeOldResults();
};

/**
 * Bundles every Lambda with a few esbuild calls, SDK included, as minified ES modules. Results are kept by the content
 * of the sources, so synth and tests share them. Throws when an endpoint of the registry has no handler file.
 */
export const bundleFunctions = async (
  modules: readonly string[] = [...endpointModules(), ...workerModules()],
): Promise<FunctionBundles> => {
  const target = join(cacheRoot, await fingerprint(modules));
  if (!existsSync(join(target, 'bundles.json'))) await produce(modules, target);
  const descriptions = JSON.parse(await readFile(join(target, 'bundles.json'), 'utf8')) as Record<
    string,
    Omit<FunctionBundle, 'directory'>
  >;
  return new Map(
    Object.entries(descriptions).map(([module, bundle]) => [module, { ...bundle, directory: join(target, module) }]),
  );
};

// `npm run bundle` shows what each Lambda weighs.
if (import.meta.main) {
  const started = performance.now();
  const bundles = await bundleFunctions();
  for (const [module, { gzipped }] of [...bundles].toSorted(([, a], [, b]) => b.gzipped - a.gzipped)) {
    process.stdout.write(`${(gzipped / 1024).toFixed(0).padStart(5)} KB gz  ${module}\n`);
  }
  process.stdout.write(`${bundles.size} functions in ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
