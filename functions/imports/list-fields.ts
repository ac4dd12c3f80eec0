import { listFields } from '#shared/contract/imports/list-fields.ts';
import type { ImportKind } from '#shared/imports/import-kind.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { columnsOfImport } from '#functions/platform/imports/import-kind.ts';
import { assertMayImport, importKindOf } from './import-kind-of.ts';
import { presentImportField } from './import-wire.ts';

/** A column becomes a field that the actor may add, and then fill. */
const mayAddFields = (actor: Actor, { columns }: ImportKind): boolean =>
  !columns && can(actor, 'custom-fields:define') && can(actor, 'custom-fields:view');

export const handler = serve(listFields, async ({ params: { object }, actor }) => {
  const kind = importKindOf(object);
  assertMayImport(actor, kind);
  const columns = await columnsOfImport(kind, actor);
  return {
    data: columns.map(presentImportField),
    custom_fields_of: mayAddFields(actor, kind) ? kind.object : null,
  };
});
