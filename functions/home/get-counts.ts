import { getCounts } from '#shared/contract/home/get-counts.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { RecordKind } from '#functions/platform/records/record-kind.ts';
import { recordKinds } from '#functions/records/record-kinds.ts';

const countOf = async (kind: RecordKind, actor: Actor): Promise<number> => {
  const { rows, view } = await kind.open(actor, { segment_id: 'all', show_deleted_only: '0' });
  return rows.count(view.scope ? [view.segment, view.scope] : [view.segment]);
};

export const handler = serve(getCounts, async ({ actor }) => {
  const readable = recordKinds.filter(({ read }) => can(actor, read));
  const counted = await Promise.all(readable.map(async (kind) => [kind.object, await countOf(kind, actor)] as const));
  return { counts: Object.fromEntries(counted) };
});
