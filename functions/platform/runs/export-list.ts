import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import type { Permission } from '#shared/permissions/rules.ts';
import { sendWorkbook, storeWorkbook, type Workbook } from '#functions/platform/files/send-workbook.ts';
import { exportedEvent } from '#functions/platform/events/exported-event.ts';
import { transact } from '#functions/platform/storage/transact.ts';
import { taskKind, type RunKind } from './run-kind.ts';
import { startRun } from './start-run.ts';

/**
 * The most rows of an export that is answered at once; a larger one is a run, so that it does not hold up lists
 * (docs/areas/platform.md#runs).
 */
export const INLINE_ROWS_MAX = 5_000;
export const EXPORT_KIND = 'export';

export type OpenExport = Workbook & {
  fileName: string;
  count: number;
  /** Whether the file leaves out rows of the list that its user sees. */
  isFiltered: boolean;
};

/**
 * A list that can be exported. A run repeats `open` with the same input under the rights of then: it carries the query,
 * not the rows.
 */
export type Exporter<Input> = {
  /** Stored with the run. */
  readonly name: string;
  readonly permission: Permission;
  /** The right to take it away as a file, where the first one is to see it. */
  readonly leaves?: Permission | undefined;
  readonly open: (actor: Actor, input: Input) => Promise<OpenExport>;
};

export const assertLeaves = (actor: Actor, { leaves }: Exporter<never>): void => {
  if (leaves) assertMay(actor, leaves);
};

type ExportInput = { exporter: string; input: unknown };

/** The answer of an export endpoint: the file, valid for a minute, or the run that makes it. */
export const exportList = async <Input>(
  exporter: Exporter<Input>,
  actor: Actor,
  input: Input,
): Promise<{ file_name: string; file_url: string } | { run_id: string }> => {
  assertLeaves(actor, exporter);
  const opened = await exporter.open(actor, input);
  const { fileName, count, isFiltered: filtered, ...workbook } = opened;
  const columns = opened.columns.map(({ header }) => header);
  const event = exportedEvent(actor, { list: exporter.name, columns, rows: count, filtered });
  if (count <= INLINE_ROWS_MAX) {
    await transact([event]);
    return sendWorkbook(fileName, workbook);
  }
  const stored: ExportInput = { exporter: exporter.name, input };
  const run = await startRun({
    kind: EXPORT_KIND,
    title: fileName,
    input: stored,
    actor,
    permission: exporter.permission,
  });
  await transact([...run.writes, event]);
  await run.begin(run.runId);
  return { run_id: run.runId };
};

/** The run kind of all exports. */
export const exportRun = (exporters: readonly Exporter<never>[]): RunKind => {
  // why: the input was stored by `exportList` for the exporter of that name
  const byName = new Map(exporters.map((exporter) => [exporter.name, exporter as unknown as Exporter<unknown>]));
  const exporterOf = ({ exporter }: ExportInput): Exporter<unknown> => {
    const known = byName.get(exporter);
    if (!known) throw new Error(`no exporter is called ${exporter}`);
    return known;
  };
  return taskKind<ExportInput>({
    kind: EXPORT_KIND,
    permission: (input) => exporterOf(input).permission,
    work: async (input, { actor }, progress) => {
      const exporter = exporterOf(input);
      assertLeaves(actor, exporter);
      const { fileName, count, isFiltered: _, ...workbook } = await exporter.open(actor, input.input);
      await progress(0, count);
      const { key } = await storeWorkbook(fileName, workbook);
      await progress(count, count);
      return { file_name: fileName, file_key: key, rows: count };
    },
  });
};
