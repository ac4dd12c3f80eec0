import type { Problem } from '#shared/errors/problem.ts';
import { paths } from '../../../ui/paths.ts';
import type { useNavigate } from '../../../ui/router.ts';
import type { CodesWanted } from './push-types.ts';

/** How the lines of a month differ from those of the preview. */
export type ChangedLines = { new: number; changed: number; removed: number };

/** The push that holds the month, which somebody started after the page was read. */
export type PushHolder = { command_id: string; by: string; created_at: string };

/** The further members of a problem by its code (`problem-schema.ts`). */
type MembersOf = {
  type_not_found: { missing_types: readonly { type_id: number }[] };
  payload_changed: { diff: ChangedLines };
  push_in_progress: { command_id: string; by: string; since: string };
};

const membersOf = <Code extends keyof MembersOf>(problem: Problem, code: Code): MembersOf[Code] | undefined =>
  // why: the code says that the API sent its members along
  problem.code === code ? (problem as Problem & MembersOf[Code]) : undefined;

export const changedLines = (problem: Problem): ChangedLines | undefined => membersOf(problem, 'payload_changed')?.diff;

export const holderOf = (problem: Problem): PushHolder | undefined => {
  const found = membersOf(problem, 'push_in_progress');
  return found && { command_id: found.command_id, by: found.by, created_at: found.since };
};

/** Leads from types without a payroll code to their mapping and back; whether that is what was refused. */
export const goToMissingCodes = (
  problem: Problem,
  { integration, back, navigate }: { integration: number; back: string; navigate: ReturnType<typeof useNavigate> },
): boolean => {
  const found = membersOf(problem, 'type_not_found');
  if (!found) return false;
  const missing = found.missing_types.map(({ type_id: id }) => id);
  const state = { codesWanted: true } satisfies CodesWanted;
  void navigate(paths.typeMapping(integration, { missing, back }), { state });
  return true;
};
