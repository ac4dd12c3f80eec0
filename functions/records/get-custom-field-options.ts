import { getCustomFieldOptions } from '#shared/contract/records/get-custom-field-options.ts';
import { AppError } from '#shared/errors/problem.ts';
import { can } from '#shared/permissions/rules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { customFieldStore } from '#functions/platform/records/custom-fields.ts';
import { assertMayRead } from './record-kinds.ts';

export const handler = serve(getCustomFieldOptions, async ({ params, actor }) => {
  const field = await customFieldStore.get(params.id);
  if (!field || field.deleted === 1 || !can(actor, 'custom-fields:view')) throw new AppError('not_found');
  if (field.object_type !== 'expense') assertMayRead(actor, field.object_type);
  const offered = field.options.filter(({ archived }) => archived === 0);
  return { data: offered.map(({ id, name }) => ({ id, name })) };
});
