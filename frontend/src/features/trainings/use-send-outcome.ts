import { useQueryClient } from '@tanstack/react-query';
import { updateResult } from '#shared/contract/trainings/update-result.ts';
import { updateStatus } from '#shared/contract/trainings/update-status.ts';
import type { ParticipantResult, ParticipantStatus } from '#shared/trainings/names.ts';
import { storedNow } from '../../api/problem-extras.ts';
import { problemFromError } from '../../api/problem.ts';
import { useCall } from '../../api/query.ts';

export type NewValue = { status: ParticipantStatus } | { result: ParticipantResult };

/** A participant as the screen shows them. */
export type SeenPerson = {
  employee_id: number;
  version: number;
  status: ParticipantStatus | null;
  result: ParticipantResult | null;
};

/** These people on top of what is stored; undefined where somebody else changed what is being changed. */
const onTopOf = (
  people: readonly SeenPerson[],
  stored: readonly SeenPerson[],
  what: 'status' | 'result',
): SeenPerson[] | undefined => {
  const current = new Map(stored.map((one) => [one.employee_id, one]));
  const next = people.map((seen) => current.get(seen.employee_id) ?? seen);
  return next.every((one, at) => one[what] === people[at]?.[what]) ? next : undefined;
};

/**
 * Sends a new status or result of people as they were seen. It fails with `stale_version`, and everything is read again,
 * where somebody else changed the same value meanwhile; another change of theirs stays.
 */
export const useSendOutcome = () => {
  const client = useQueryClient();
  const status = useCall(updateStatus);
  const result = useCall(updateResult);
  const send = async (
    training: number,
    people: readonly SeenPerson[],
    value: NewValue,
  ): Promise<{ count: number; run_id: string | null }> => {
    const target = {
      training_id: training,
      employee_ids: people.map((one) => one.employee_id),
      versions: people.map(({ employee_id, version }) => ({ employee_id, version })),
    };
    try {
      return 'status' in value
        ? await status.mutateAsync({ body: { ...target, ...value } })
        : await result.mutateAsync({ body: { ...target, ...value } });
    } catch (error) {
      const current = storedNow<{ participants: SeenPerson[] }>(problemFromError(error));
      if (!current) throw error;
      const next = onTopOf(people, current.participants, 'status' in value ? 'status' : 'result');
      if (next) return send(training, next, value);
      void client.invalidateQueries();
      throw error;
    }
  };
  return { send, isPending: status.isPending || result.isPending };
};
