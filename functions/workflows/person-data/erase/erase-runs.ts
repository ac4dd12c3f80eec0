import { COMMIT_KIND } from '#functions/imports/run-names.ts';
import { forgetObjects, forgetReplaced, keysUnder } from '#functions/platform/files/forget-objects.ts';
import { getJson, putJson } from '#functions/platform/files/objects.ts';
import { readLedger } from '#functions/platform/runs/run-ledger.ts';
import { listedRunIds, readRuns, type RunHead } from '#functions/platform/runs/run-store.ts';
import { concernOf, type Concern, type ImportedItem } from '#functions/workflows/person-data/concern-of.ts';
import type { Rewriter } from '#functions/people/person-marks.ts';

const IMPORTS = 'imports/';
/** An upload that is not checked within this time is hardly looked at any more. */
const UNCHECKED_MS = 3_600_000;

/** What an item keeps of a row that concerns the person; undefined where it does not concern them. */
const emptied = (
  item: ImportedItem,
  concern: Concern | undefined,
  rewrite: Rewriter,
  name: string,
): ImportedItem | undefined => {
  if (concern === undefined) return undefined;
  if (concern === 'whole') return { ...item, label: name, input: { ...item.input, cells: {} } };
  const cells = Object.entries(item.input?.cells ?? {}).filter(([column]) => !concern.includes(column));
  const rest = { ...item, input: { ...item.input, cells: Object.fromEntries(cells) } };
  return rewrite(rest, true) ?? rest;
};

const CHUNK = /\/chunk-(\d+)\.json\.gz$/u;

/** The input of a run that changed this person alone, without the values that it set. */
const withoutValues = (stored: object, person: number): object => {
  const { object, choice, set } = stored as { object?: unknown; choice?: { ids?: unknown }; set?: unknown };
  const ids = choice?.ids;
  const isTheirs = object === 'employee' && Array.isArray(ids) && ids.length === 1 && ids[0] === person;
  return isTheirs && set !== undefined ? { ...stored, set: {} } : stored;
};

/** Rewrites what the bucket holds of a run: its input and its items. Says whether anything was about the person. */
const rewriteRun = async (run: RunHead, person: number, rewrite: Rewriter, name: string): Promise<boolean> => {
  const ledger = run.kind === COMMIT_KIND ? await readLedger(run.run_id, 1, run.total) : [];
  const rows = new Map(ledger.map((row) => [row.number, row]));
  let isChanged = false;
  for (const key of await keysUnder(`runs/${run.run_id}/`)) {
    const stored = (await getJson(key)) as object | undefined;
    if (stored === undefined) continue;
    const first = Number(CHUNK.exec(key)?.[1]) * run.chunk_size + 1;
    const isItems = run.kind === COMMIT_KIND && Number.isInteger(first) && Array.isArray(stored);
    let isTheirs = false;
    const rest = !isItems
      ? withoutValues(stored, person)
      : (stored as ImportedItem[]).map((item, at) => {
          const changed = emptied(item, concernOf(item, rows.get(first + at), person), rewrite, name);
          isTheirs ||= changed !== undefined;
          return changed ?? item;
        });
    const rewritten = rewrite(rest);
    if (rewritten || isTheirs || (!isItems && rest !== stored)) {
      isChanged = true;
      await putJson(key, rewritten ?? rest);
    }
    await forgetReplaced(key);
  }
  return isChanged;
};

/** Whether an error says that an object cannot be unpacked; such an object may hold data of anybody. */
const isDamaged = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'));

/** Whether one of the reports of an import has a mark. */
const isMarked = async (keys: readonly string[], rewrite: Rewriter): Promise<boolean> => {
  for (const key of keys.filter((each) => each.endsWith('.json.gz'))) {
    try {
      const report = await getJson(key);
      if (typeof report === 'object' && report !== null && rewrite(report)) return true;
    } catch (error) {
      if (isDamaged(error)) return true;
      throw error;
    }
  }
  return false;
};

/**
 * Rewrites what runs keep in the bucket. The file of an import that brought the person goes with its reports: it is a
 * workbook, of which no row can be taken out.
 */
export const rewriteRunFiles = async (person: number, rewrite: Rewriter, name: string): Promise<void> => {
  const touched = new Set<string>();
  for (const run of await readRuns(await listedRunIds())) {
    const isChanged = await rewriteRun(run, person, rewrite, name);
    const input = isChanged ? await getJson(`runs/${run.run_id}/input.json.gz`) : undefined;
    const { import_id: id } = (input ?? {}) as { import_id?: unknown };
    if (typeof id === 'string') touched.add(id);
  }
  const folders = Map.groupBy(await keysUnder(IMPORTS), (key) => key.slice(IMPORTS.length).split('/')[0] ?? '');
  for (const [id, keys] of folders) {
    const isChecked = keys.some((key) => key.endsWith('.json.gz'));
    if (touched.has(id) || (await isMarked(keys, rewrite))) await forgetObjects(`${IMPORTS}${id}/`);
    else if (!isChecked)
      await forgetObjects(
        `${IMPORTS}${id}/`,
        ({ LastModified: at }) => (at?.getTime() ?? 0) > Date.now() - UNCHECKED_MS,
      );
  }
};
