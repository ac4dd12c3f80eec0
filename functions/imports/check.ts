import type * as z from 'zod';
import { check } from '#shared/contract/imports/check.ts';
import { AppError } from '#shared/errors/problem.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { startRun } from '#functions/platform/runs/start-run.ts';
import { assertMapping, committedError } from './choose-columns.ts';
import { columnsOfImport } from '#functions/platform/imports/import-kind.ts';
import { assertMayImport, importKindOf } from './import-kind-of.ts';
import { CHECK_KIND, type ImportRunInput } from './run-names.ts';
import { ImportChangedError, ownImport, rememberMapping, saveImport, type ImportChoice } from './import-store.ts';

const choiceOf = ({
  mapping,
  key,
  defaults = {},
  owner_change_date: day,
}: z.output<typeof check.body>): ImportChoice => ({
  mapping,
  keys: (key ?? '').split(',').filter(Boolean),
  defaults,
  change_date: day ?? today(),
});

export const handler = serve(check, async ({ body, actor, commit }) => {
  const record = await ownImport(actor, body.import_id);
  const kind = importKindOf(record.object);
  assertMayImport(actor, kind);
  if (record.commit_run_id !== null) throw committedError();
  const choice = choiceOf(body);
  const { import_id, object, is_text, layout } = record;
  assertMapping(choice, layout.headers, await columnsOfImport(kind, actor));
  const input: ImportRunInput = { import_id, object, is_text, layout, choice };
  const title = { name: 'importCheck', values: { file: record.file_name } } as const;
  const run = await startRun({ kind: CHECK_KIND, title, input, actor, permission: kind.permission });
  const saved = saveImport(record, { ...record, choice, check_run_id: run.runId });
  const writes = [...run.writes, saved, rememberMapping(actor.user_id, object, choice.mapping)];
  const answer = await commit(writes, { run_id: run.runId }).catch((error: unknown) => {
    throw error instanceof ImportChangedError ? new AppError('conflict') : error;
  });
  await run.begin(answer.run_id);
  return answer;
});
