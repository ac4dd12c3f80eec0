import { listCustomFields } from '#shared/contract/records/list-custom-fields.ts';
import { can } from '#shared/permissions/rules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { customFieldsFor, definedFields, countUses } from '#functions/platform/records/custom-fields.ts';
import { fieldDependents } from './field-dependents.ts';
import { assertMayRead, recordKind } from './record-kinds.ts';

export const handler = serve(
  listCustomFields,
  async ({ query: { object_type, include_archived }, actor }) => {
    const defines = can(actor, 'custom-fields:define');
    const isAll = object_type === 'expense' || (defines && include_archived === '1');
    const fields = isAll ? await definedFields(object_type) : await customFieldsFor(actor, object_type);
    const seen = fields.filter((field) => field.deleted === 0 || (defines && include_archived === '1'));
    const used = defines && object_type !== 'expense' ? await countUses(recordKind(object_type), actor) : undefined;
    const dependents = defines && object_type !== 'expense' ? await fieldDependents(object_type, actor) : undefined;
    return {
      data: seen.map((field) => ({
        ...field,
        ...(dependents && { used_in: dependents(field.id) }),
        ...(used && { used_count: used.get(field.id) ?? 0 }),
        shows_visibility_warning: actor.access_sensitive_settings,
      })),
    };
  },
  ({ actor, named }) => {
    const object = named('object_type');
    if (object !== 'expense') assertMayRead(actor, object);
  },
);
