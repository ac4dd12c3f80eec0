import { setCustomFieldValue } from '#shared/contract/records/set-custom-field-value.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryUnversioned, staleVersion } from '#functions/platform/storage/entity.ts';
import { customFieldsFor } from '#functions/platform/records/custom-fields.ts';
import { parseCustomValues, planCustomValues } from './custom-value-changes.ts';
import { recordToChange } from './record-kinds.ts';
import { customFieldsOut } from '#functions/platform/records/recorded-wire.ts';

export const handler = serve(setCustomFieldValue, ({ body, actor, commit }) =>
  retryUnversioned(body.version, async () => {
    const { object_type: object, object_id: id, version, ...sent } = body;
    const [before, fields] = await Promise.all([recordToChange(actor, object, id), customFieldsFor(actor, object)]);
    const values = parseCustomValues(fields, sent);
    if (version !== undefined && version !== before.version)
      throw staleVersion({ custom_fields: await customFieldsOut(actor, object, before) }, before.version);
    const { after, changes, writes } = planCustomValues(actor, object, before, fields, values);
    const response = { custom_fields: await customFieldsOut(actor, object, after), version: before.version };
    return changes.length === 0 ? response : commit(writes, { ...response, version: before.version + 1 });
  }),
);
