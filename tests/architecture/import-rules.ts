import type { ImportGraph } from './import-graph.ts';

/** A row of the table of who may import whom. The first row whose `files` begin a path is the rule of that file. */
type Rule = {
  /** How the paths begin; `*` stands for one folder. */
  readonly files: string;
  /** How the paths that these files may import begin, beside those of their own folder. */
  readonly may: readonly string[];
  /** The only packages, where these are few. */
  readonly packages?: readonly string[];
  /** Packages that these files leave to others. */
  readonly notPackages?: readonly string[];
  /** Folders are named by their # path. */
  readonly named?: true;
  readonly why: string;
};

/** Areas that look after records of several others, each with those that it knows; these may also ask AWS themselves. */
export const overAreas: Readonly<Record<string, readonly string[]>> = {
  activity: ['integrations', 'records', 'templates'],
  calendar: ['days-off', 'trainings'],
  contracts: ['assets', 'fleet', 'imports', 'push', 'templates'],
  'days-off': ['trainings'],
  files: ['activity', 'contracts'],
  home: [
    'assets',
    'contracts',
    'days-off',
    'fleet',
    'integrations',
    'people',
    'push',
    'records',
    'reminders',
    'session',
    'signing',
    'software',
    'templates',
    'trainings',
  ],
  imports: [],
  integrations: ['days-off'],
  links: ['calendar', 'days-off', 'signing', 'trainings'],
  people: ['assets', 'contracts', 'days-off', 'fleet', 'integrations', 'session', 'software', 'templates', 'trainings'],
  push: ['calendar', 'days-off', 'fleet', 'integrations'],
  records: ['assets', 'contracts', 'days-off', 'fleet', 'people', 'software', 'templates', 'trainings'],
  reminders: ['activity', 'records'],
  segments: ['records'],
  signing: ['contracts', 'templates'],
};
const features = 'frontend/src/features/';
const layers = [
  'activity',
  'api',
  'bulk',
  'charts',
  'contracts',
  'document-editor',
  'documents',
  'form',
  'history',
  'integrations',
  'list',
  'mail',
  'pdf-viewer',
  'people-choice',
  'records',
  'runs',
  'signature',
  'ui',
  'wizard',
].map((layer) => `frontend/src/${layer}/`);
const onBrowser = { notPackages: ['@aws-sdk/'] };

export const rules: readonly Rule[] = [
  {
    files: 'shared/',
    may: ['shared/'],
    packages: ['zod'],
    named: true,
    why: 'Shared code runs in browsers and Lambdas: it imports shared code and zod.',
  },
  {
    files: 'functions/platform/',
    may: ['shared/', 'functions/platform/'],
    named: true,
    why: 'A mechanism knows no area.',
  },
  {
    files: 'functions/workflows/',
    may: ['shared/', 'functions/'],
    named: true,
    why: 'Workers know every area, and nothing outside what a Lambda holds.',
  },
  ...Object.entries(overAreas).map(([area, known]) => ({
    files: `functions/${area}/`,
    may: ['shared/', 'functions/platform/', ...known.map((other) => `functions/${other}/`)],
    named: true as const,
    why: `The areas that ${area} may know stand in the table.`,
  })),
  {
    files: 'functions/session/',
    may: ['shared/', 'functions/platform/', 'docs/openapi.json'],
    named: true,
    why: 'An area knows the platform and itself.',
  },
  {
    files: 'functions/*/',
    may: ['shared/', 'functions/platform/'],
    notPackages: ['@aws-sdk/'],
    named: true,
    why: 'An area knows the platform and itself; the platform knows AWS.',
  },
  {
    files: `${features}*/`,
    may: ['shared/', ...layers],
    ...onBrowser,
    why: 'A feature knows the layers below it and itself.',
  },
  { files: 'frontend/src/app/', may: ['shared/', 'frontend/src/'], ...onBrowser, why: 'The app runs in the browser.' },
  ...layers.map((layer) => ({
    files: layer,
    may: ['shared/', ...layers],
    ...onBrowser,
    why: 'Layers below the features know neither features nor the app.',
  })),
  // The pages of a link load neither React nor the app.
  ...Object.entries({ answer: ['ui'], sign: ['answer', 'pdf-viewer', 'signature'], 'my-days-off': ['answer'] }).map(
    ([page, known]) => ({
      files: `frontend/src/${page}/`,
      may: ['shared/', ...known.map((other) => `frontend/src/${other}/`)],
      ...onBrowser,
      why: 'A page of a link knows no feature and nothing of the app.',
    }),
  ),
  { files: 'frontend/src/', may: ['shared/', 'frontend/'], ...onBrowser, why: 'The browser holds shared code only.' },
  ...['infra/local/', 'infra/ops/', 'infra/deploy/', 'infra/emulator/'].map((files) => ({
    files,
    may: ['shared/', 'functions/', 'infra/', 'docs/', 'package.json'],
    why: 'Tools run the product; tests run the tools.',
  })),
  ...['infra/stacks/', 'infra/constructs/', 'infra/'].map((files) => ({
    files,
    may: [
      'shared/',
      'infra/stacks/',
      'infra/constructs/',
      'infra/*.ts',
      'functions/platform/storage/tables.ts',
      'functions/platform/storage/keys.ts',
      'functions/platform/pdf/pdf-files.ts',
    ],
    why: 'Stacks name the file of a handler; they do not run it.',
  })),
];

/** The registry would bring every contract into a bundle; the browser may take its types. */
const REGISTRY = 'shared/contract/registry.ts';
const bundled = ['functions/', 'frontend/'];

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

const begins = (path: string, pattern: string): boolean => {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return path.startsWith(before);
  if (!path.startsWith(before)) return false;
  const rest = path.slice(before.length);
  const at = rest.search(/\/|\.ts$/);
  return at > 0 && rest.slice(at).startsWith(after);
};

/** The folder that a rule speaks of, for one of its files: `functions/fleet/` for a rule of all areas. */
const ownFolder = ({ files }: Rule, path: string): string => {
  const depth = files.split('/').length;
  return `${path
    .split('/')
    .slice(0, depth - 1)
    .join('/')}/`;
};

export type Finding = { readonly path: string; readonly specifier: string; readonly why: string };

/** Every import that the table does not allow. */
export const findingsIn = (graph: ImportGraph): Finding[] =>
  [...graph].flatMap(([path, imports]) => {
    const rule = rules.find(({ files }) => begins(path, files));
    if (!rule) return [{ path, specifier: '', why: 'No rule speaks of this folder.' }];
    const isForbidden = (name: string): boolean =>
      (rule.packages !== undefined && !rule.packages.includes(name)) ||
      (rule.notPackages ?? []).some((prefix) => name.startsWith(prefix));
    return imports.flatMap(({ specifier, file, kind }) => {
      const finding = (why: string): Finding => ({ path, specifier, why });
      if (file === null) return isForbidden(specifier) ? [finding(rule.why)] : [];
      if (
        file === REGISTRY &&
        bundled.some((top) => path.startsWith(top)) &&
        !(kind === 'type' && path.startsWith('frontend/'))
      )
        return [finding('The registry would bring every contract into the bundle.')];
      if (rule.named && specifier.startsWith('../') && !file.startsWith('docs/'))
        return [finding('Another folder is named by its # path.')];
      const mayImport = file.startsWith(ownFolder(rule, path)) || rule.may.some((pattern) => begins(file, pattern));
      return mayImport ? [] : [finding(rule.why)];
    });
  });

/** The room of a file: one folder below its wing, one deeper in wings that hold rooms themselves. */
export const roomOf = (path: string): string => {
  // A file that lies in no room stands for itself.
  if (folderOf(path) === 'infra/') return path;
  const parts = folderOf(path).split('/').slice(0, -1);
  const isWing = ['platform', 'workflows', 'features'].includes(parts[parts[0] === 'frontend' ? 2 : 1] ?? '');
  const depth = (parts[0] === 'frontend' ? 3 : 2) + (isWing ? 1 : 0);
  return parts.slice(0, depth).join('/');
};

/** The arrows between rooms of one top folder, each with the imports that make it. */
export const arrowsBetweenRooms = (graph: ImportGraph): ReadonlyMap<string, ReadonlyMap<string, string[]>> => {
  const arrows = new Map<string, Map<string, string[]>>();
  for (const [path, imports] of graph) {
    const from = roomOf(path);
    const out = arrows.get(from) ?? new Map<string, string[]>();
    arrows.set(from, out);
    for (const { file } of imports) {
      if (file === null || !graph.has(file) || roomOf(file) === from) continue;
      out.set(roomOf(file), [...(out.get(roomOf(file)) ?? []), `${path} → ${file}`]);
    }
  }
  return arrows;
};
