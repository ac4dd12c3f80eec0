import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { getParticipant } from '#shared/contract/trainings/get-participant.ts';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import { updateResult } from '#shared/contract/trainings/update-result.ts';
import { updateStatus } from '#shared/contract/trainings/update-status.ts';
import type { ParticipantResult, ParticipantStatus } from '#shared/trainings/names.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { useCall } from '../../../api/query.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import type { What } from './offered-values.ts';

export type ChangedPerson = { employee_id: number; status: ParticipantStatus | null; result: ParticipantResult | null };
export type NewValue = { status: ParticipantStatus } | { result: ParticipantResult };
type Row = ChangedPerson & { training_id: number };

/** Shows the value at once wherever these people are on screen; the answer is a function that takes it back. */
const showAtOnce = (client: QueryClient, training: number, ids: ReadonlySet<number>, value: NewValue): (() => void) => {
  const put = <Shown extends Row>(row: Shown): Shown =>
    row.training_id === training && ids.has(row.employee_id) ? { ...row, ...value } : row;
  const lists = { queryKey: [listParticipants.id, { params: { id: String(training) } }] };
  const pages = { queryKey: [getParticipant.id] };
  const before: [QueryKey, unknown][] = [...client.getQueriesData(lists), ...client.getQueriesData(pages)];
  client.setQueriesData<EndpointResponse<typeof listParticipants>>(
    lists,
    (old) => old && { ...old, data: old.data.map(put) },
  );
  client.setQueriesData<EndpointResponse<typeof getParticipant>>(
    pages,
    (old) => old && { ...old, details: put(old.details) },
  );
  return () => before.forEach(([key, data]) => client.setQueryData(key, data));
};

/** The people by the value that they had, so that each group can get its own back. */
const groupsOf = <Of extends string>(people: readonly ChangedPerson[], valueOf: (one: ChangedPerson) => Of | null) => {
  const groups = new Map<Of, number[]>();
  for (const person of people) {
    const value = valueOf(person);
    if (value !== null) groups.set(value, [...(groups.get(value) ?? []), person.employee_id]);
  }
  return [...groups];
};

/**
 * Changes the status or the result of participants of a training. A few are changed at once and told in a toast with
 * Undo; of many the answer is the run that changes them.
 */
export const useChangeParticipants = (training: number) => {
  const { t } = useTranslation('trainings');
  const client = useQueryClient();
  const status = useCall(updateStatus);
  const result = useCall(updateResult);
  const send = async (ids: readonly number[], value: NewValue) => {
    await client.cancelQueries({ queryKey: [listParticipants.id] });
    const takeBack = showAtOnce(client, training, new Set(ids), value);
    const target = { training_id: training, employee_ids: [...ids] };
    try {
      return 'status' in value
        ? await status.mutateAsync({ body: { ...target, ...value } })
        : await result.mutateAsync({ body: { ...target, ...value } });
    } catch (error) {
      takeBack();
      throw error;
    }
  };
  const undo = async (people: readonly ChangedPerson[], what: What): Promise<void> => {
    try {
      if (what === 'status')
        for (const [before, ids] of groupsOf(people, (one) => one.status)) await send(ids, { status: before });
      else for (const [before, ids] of groupsOf(people, (one) => one.result)) await send(ids, { result: before });
      notifySuccess(t('people.change.undone'));
    } catch (error) {
      notifyThrown(error);
    }
  };
  const change = async (people: readonly ChangedPerson[], value: NewValue): Promise<string | undefined> => {
    const what = 'status' in value ? 'status' : 'result';
    const { count, run_id: run } = await send(
      people.map(({ employee_id: id }) => id),
      value,
    );
    if (run !== null) return run;
    const changed = people.filter((one) => one[what] !== ('status' in value ? value.status : value.result));
    notifySuccess(
      { title: t('people.change.done'), text: t(`people.change.count.${what}`, { count }) },
      changed.length > 0 ? { label: t('people.undo'), onClick: () => void undo(changed, what) } : undefined,
    );
    return undefined;
  };
  return {
    isPending: status.isPending || result.isPending,
    /** Rejects when the call fails; everything then looks as before. */
    change,
    /** Changes one person, and tells a failure in a toast. */
    changeOne: (person: ChangedPerson, value: NewValue): void => void change([person], value).catch(notifyThrown),
  };
};
