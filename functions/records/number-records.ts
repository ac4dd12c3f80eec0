import { itemKind } from '#functions/platform/runs/run-kind.ts';
import { nextNumber } from '#functions/platform/records/auto-numbers.ts';
import { NUMBER_KIND, type NumberInput } from './numbering.ts';
import { recordKind } from './record-kinds.ts';

/** Numbers the records that are older than a counting field, in the order of their ids, archived ones included. */
export const numberRecordsRun = itemKind<NumberInput, number, NumberInput>({
  kind: NUMBER_KIND,
  permission: 'custom-fields:define',
  paceMs: 0,
  groupMax: 1,
  // Records are numbered one after the other, so that numbers follow ids.
  inFlight: 1,
  expand: async function* ({ object, field_id }, { actor }) {
    const { rows } = await recordKind(object).open(actor, { segment_id: 'all', show_deleted_only: '0' });
    for (const row of rows.all()) {
      if (row.custom_fields?.[field_id] === undefined) yield { label: row.name, input: row.id };
    }
  },
  prepare: async (input) => input,
  apply: async (id, { object, field_id }, { actor }) => {
    const kind = recordKind(object);
    const before = await kind.see(actor, id);
    if (before.custom_fields?.[field_id] !== undefined) return { writes: [] };
    const custom_fields = { ...before.custom_fields, [field_id]: await nextNumber(field_id) };
    return { writes: [kind.update(before, { ...before, custom_fields })], ref: { object, id } };
  },
});
