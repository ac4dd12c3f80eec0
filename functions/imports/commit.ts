import { commit as commitImport } from '#shared/contract/imports/commit.ts';
import { AppError } from '#shared/errors/problem.ts';
import { isImportName } from '#shared/kinds/import-kinds.ts';
import { inEveryLanguage } from '#shared/values/language.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { readRun } from '#functions/platform/runs/run-store.ts';
import type { RunTitle } from '#shared/runs/run-title.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { assertMayImport, importKindOf } from './import-kind-of.ts';
import { FileTakenError, takeFile } from './file-turn.ts';
import { COMMIT_KIND, UNDO_KIND, type CommitInput } from './run-names.ts';
import {
  ImportChangedError,
  ownImport,
  readImport,
  rememberFile,
  saveImport,
  type ImportRecord,
} from './import-store.ts';
import { sheetNameOf } from './workbook-kinds.ts';

const checkedInput = async ({ choice, check_run_id, ...record }: ImportRecord) => {
  const checked = check_run_id === null ? undefined : await readRun(check_run_id);
  if (!checked || !choice || checked.status !== 'succeeded') {
    throw new AppError('run_state', { detail: 'Check the file before importing it.' });
  }
  const { import_id, object, is_text, layout } = record;
  const input: CommitInput = { import_id, object, is_text, layout, choice, check_run_id: checked.run_id };
  return { input, checked };
};

/** The name of the rows, which begins a title in Dutch and French and stands in the middle of one in English. */
const thingsOf = (object: string) =>
  inEveryLanguage((language) => {
    const name = isImportName(object) ? sheetNameOf(object, language) : object;
    return language === 'en' ? name.toLowerCase() : name;
  });

const titleOf = ({ object, file_name: file }: ImportRecord): RunTitle => ({
  name: 'import',
  values: { things: thingsOf(object), file },
});

export const handler = serve(commitImport, async ({ body, actor, commit }) => {
  const record = await ownImport(actor, body.import_id);
  const kind = importKindOf(record.object);
  assertMayImport(actor, kind);
  if (record.commit_run_id !== null) return { run_id: record.commit_run_id };
  const title = titleOf(record);
  const { permission } = kind;
  const undo = { kind: UNDO_KIND, permission };
  const { input, checked } = await checkedInput(record);
  const run = await startRun({ kind: COMMIT_KIND, title, input, actor, permission, undo });
  const saved = saveImport(record, { ...record, commit_run_id: run.runId });
  try {
    const file = await takeFile(record, run.runId, checked);
    const writes = [...run.writes, saved, rememberFile(record, run.runId, actor.name), file];
    const answer = await commit(writes, { run_id: run.runId });
    await run.begin(answer.run_id);
    return answer;
  } catch (error) {
    if (!(error instanceof ImportChangedError || error instanceof FileTakenError)) throw error;
    // The other of two simultaneous clicks started the run.
    const committed = (await readImport(body.import_id))?.commit_run_id;
    if (committed) return { run_id: committed };
    throw error instanceof FileTakenError ? error : new AppError('conflict');
  }
});
