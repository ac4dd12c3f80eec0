import { getCounts } from '#shared/contract/home/get-counts.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { OpenList } from '#functions/platform/records/record-kind.ts';
import { recordKinds } from '#functions/records/record-kinds.ts';
import { countToDecide } from '#functions/days-off/to-decide.ts';
import { countToSign } from '#functions/signing/to-sign.ts';
import { courses } from '#functions/trainings/courses.ts';

const everything = { segment_id: 'all', show_deleted_only: '0' } as const;

const countOf = async (open: Promise<OpenList>): Promise<number> => {
  const { rows, view } = await open;
  return rows.count(view.scope ? [view.segment, view.scope] : [view.segment]);
};

const countCourses = async (actor: Actor): Promise<{ courses?: number }> => {
  if (!can(actor, 'trainings:read')) return {};
  const { rows, view } = await courses(actor).openListed(everything);
  return { courses: rows.count([view.segment]) };
};

const countRequests = async (actor: Actor): Promise<{ to_decide?: number }> =>
  can(actor, 'days:decide') ? { to_decide: await countToDecide(actor) } : {};

const countSignatures = async (actor: Actor): Promise<{ to_sign?: number }> =>
  can(actor, 'contracts:sign') ? { to_sign: await countToSign(actor) } : {};

export const handler = serve(getCounts, async ({ actor }) => {
  const readable = recordKinds.filter(({ read }) => can(actor, read));
  const [counted, counts, waiting, signatures] = await Promise.all([
    Promise.all(readable.map(async (kind) => [kind.object, await countOf(kind.open(actor, everything))] as const)),
    countCourses(actor),
    countRequests(actor),
    countSignatures(actor),
  ]);
  return { counts: Object.fromEntries(counted), ...counts, ...waiting, ...signatures };
});
