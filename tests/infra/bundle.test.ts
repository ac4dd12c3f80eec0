import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedPackages } from '#infra/notices.ts';
import { endpointModules, workerModules, type FunctionBundle } from '#infra/bundle.ts';
import { bundleOncePerRun } from './bundle-once.ts';
import { loadBundles } from './load-bundles.ts';

const KB = 1024;
/** With the SDK clients and the texts in three languages inside (docs/areas/platform.md#budgets). */
const BUDGET = 300 * KB;
/**
 * Functions that know every area: the home page, what begins on any list, links, of every purpose, and jobs, which name
 * the fields of every kind.
 */
const EVERY_LIST_BUDGET = 358 * KB;
const everyList = /^home\/|^links\/|^runs\/|^people\/leaver-run$|^records\/(start-bulk-|add-custom-field$)/;
/** The function that answers with the description of the whole API carries it. */
const DESCRIPTION_BUDGET = 355 * KB;
const SPREADSHEET_BUDGET = 556 * KB;
/** Workers know every area and wait for nobody who looks at a screen. */
const WORKER_BUDGET = 992 * KB;
/** Functions that write or read workbooks; no other may carry the spreadsheet library. */
const spreadsheets = /^workflows\/|^imports\/(template|workbook-template|error-file)$|\/export-[a-z-]+$/;

/** Functions that clean a text bring what reads HTML and pictures, those that take over a Word file what reads it, too. */
const TEXT_BUDGET = 349 * KB;
const WORD_BUDGET = 381 * KB;
const wordFiles = /^templates\/convert-word$/;
const cleansTexts = (inputs: readonly string[]): boolean => inputs.some((file) => file.includes('/sanitize-html/'));

let bundles: ReadonlyMap<string, FunctionBundle>;

beforeAll(async () => {
  bundles = await bundleOncePerRun();
});

const functions = loadBundles();
afterAll(functions.end);

const shipped = shippedPackages();

const bundle = (module: string): FunctionBundle => {
  const built = bundles.get(module);
  if (!built) throw new Error(`no bundle of ${module}`);
  return built;
};

describe.each([...endpointModules(), ...workerModules()])('%s', (module) => {
  it('is small enough to start fast', () => {
    const most = module.startsWith('workflows/')
      ? WORKER_BUDGET
      : spreadsheets.test(module)
        ? SPREADSHEET_BUDGET
        : module === 'session/get-openapi'
          ? DESCRIPTION_BUDGET
          : everyList.test(module)
            ? EVERY_LIST_BUDGET
            : wordFiles.test(module)
              ? WORD_BUDGET
              : cleansTexts(bundle(module).inputs)
                ? TEXT_BUDGET
                : BUDGET;
    expect(bundle(module).gzipped).toBeLessThanOrEqual(most);
  });

  it('carries no other endpoint and no spreadsheet library it does not need', () => {
    const { inputs } = bundle(module);
    expect(inputs).not.toContain('shared/contract/registry.ts');
    if (!spreadsheets.test(module)) expect(inputs.filter((file) => file.includes('/exceljs/'))).toEqual([]);
  });

  it('carries code of no package that the notices do not name', () => {
    const carried = bundle(module).inputs.flatMap(
      (file) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? [],
    );
    expect([...new Set(carried)].filter((name) => !shipped.has(name))).toEqual([]);
  });

  it('loads as Lambda loads it', async () => {
    const { handler } = (await functions.load(bundle(module).directory)) as { handler: unknown };
    expect(handler).toBeTypeOf('function');
  });
});
