import { setCustomFieldValue } from '#shared/contract/records/set-custom-field-value.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { customFieldsFor } from '#functions/platform/records/custom-fields.ts';
import { presentCustomFields } from '#functions/platform/records/extras-wire.ts';
import { editRecord } from '#functions/platform/storage/edit-record.ts';
import { parseCustomValues, planCustomValues } from './custom-value-changes.ts';
import { recordToChange } from './record-kinds.ts';

export const handler = serve(setCustomFieldValue, ({ body, actor, commit }) => {
  const { object_type: object, object_id: id, version, ...sent } = body;
  return editRecord({
    of: [object, id],
    version,
    commit,
    read: async () => {
      const [stored, fields] = await Promise.all([recordToChange(actor, object, id), customFieldsFor(actor, object)]);
      return { ...stored, stored, fields, values: parseCustomValues(fields, sent) };
    },
    present: async ({ stored }) => ({ custom_fields: await presentCustomFields(actor, object, stored) }),
    plan: async ({ stored, fields, values }) => {
      const { after, changes, writes } = planCustomValues(actor, object, stored, fields, values);
      const custom_fields = await presentCustomFields(actor, object, after);
      return { writes: changes.length === 0 ? [] : writes, answer: (saved) => ({ custom_fields, version: saved }) };
    },
  });
});
