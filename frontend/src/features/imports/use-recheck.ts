import { check } from '#shared/contract/imports/check.ts';
import type { ImportMapping } from '#shared/imports/suggest-mapping.ts';
import { toDmy, type IsoDate } from '#shared/values/dates.ts';
import { notifyThrown } from '../../api/notify-thrown.ts';
import { useCall } from '../../api/query.ts';
import type { ImportObject } from './import-configs.ts';
import type { CheckedRows } from './use-check.ts';
import { useStartedImport, type StartedImport } from './use-started-import.ts';
import type { GoTo, ImportPlace } from './use-import-place.ts';

/** The mapping that this check used, which can be restored because both lists are in the order of the file. */
export const checkedMapping = (started: StartedImport, { fields, unmapped }: CheckedRows): ImportMapping => {
  const left = new Set(unmapped);
  const filled = fields.map(({ key }) => key);
  return Object.fromEntries(
    started.columns.map(({ header }) => [header, left.has(header) ? null : (filled.shift() ?? null)]),
  );
};

/** Checks the same columns again with another day; undefined until the upload has been read. */
export const useRecheck = (object: ImportObject, place: ImportPlace, goTo: GoTo, checked: CheckedRows | undefined) => {
  const started = useStartedImport(object, place);
  const call = useCall(check);
  if (!started.data || !checked) return undefined;
  const mapping = checkedMapping(started.data, checked);
  return async (from: IsoDate): Promise<void> => {
    const { importId: import_id, key } = place;
    const body = { import_id, mapping, key, defaults: checked.defaults, owner_change_date: toDmy(from) };
    try {
      const { run_id: run } = await call.mutateAsync({ body });
      goTo({ run, from, page: 1 }, 'replace');
    } catch (error) {
      notifyThrown(error);
    }
  };
};
