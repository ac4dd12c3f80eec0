import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import { getParticipant } from '#shared/contract/trainings/get-participant.ts';
import { listParticipants } from '#shared/contract/trainings/list-participants.ts';
import { notifyThrown } from '../../../api/notify-thrown.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import { useSendOutcome, type NewValue, type SeenPerson } from '../use-send-outcome.ts';
import type { What } from './offered-values.ts';

type Row = SeenPerson & { training_id: number };

type Values = ReadonlyMap<number, Partial<Pick<Row, 'status' | 'result'>>>;

/** Shows these values of people wherever they are on screen. */
const show = (client: QueryClient, training: number, values: Values): void => {
  const put = <Shown extends Row>(row: Shown): Shown =>
    row.training_id === training ? { ...row, ...values.get(row.employee_id) } : row;
  const lists = { queryKey: [listParticipants.id, { params: { id: String(training) } }] };
  const pages = { queryKey: [getParticipant.id] };
  client.setQueriesData<EndpointResponse<typeof listParticipants>>(
    lists,
    (old) => old && { ...old, data: old.data.map(put) },
  );
  client.setQueriesData<EndpointResponse<typeof getParticipant>>(
    pages,
    (old) => old && { ...old, details: put(old.details) },
  );
};

/** Shows the value at once; the answer is a function that gives these people back what they had, and nobody else. */
const showAtOnce = (
  client: QueryClient,
  training: number,
  people: readonly SeenPerson[],
  value: NewValue,
): (() => void) => {
  const hadBefore = ({ status, result }: SeenPerson) => ('status' in value ? { status } : { result });
  show(client, training, new Map(people.map((one) => [one.employee_id, value])));
  return () => show(client, training, new Map(people.map((one) => [one.employee_id, hadBefore(one)])));
};

/** The people by the value that they had, so that each group can get its own back. */
const groupsOf = <Of extends string>(people: readonly SeenPerson[], valueOf: (one: SeenPerson) => Of | null) => {
  const groups = new Map<Of, SeenPerson[]>();
  for (const person of people) {
    const value = valueOf(person);
    if (value !== null) groups.set(value, [...(groups.get(value) ?? []), person]);
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
  const outcome = useSendOutcome();
  const send = async (people: readonly SeenPerson[], value: NewValue) => {
    await client.cancelQueries({ queryKey: [listParticipants.id] });
    const takeBack = showAtOnce(client, training, people, value);
    try {
      return await outcome.send(training, people, value);
    } catch (error) {
      takeBack();
      throw error;
    }
  };
  /** Gives people who have `value` since a change back what they had. */
  const undo = async (people: readonly SeenPerson[], value: NewValue): Promise<void> => {
    const changed = (group: readonly SeenPerson[]): SeenPerson[] =>
      group.map((one) => ({ ...one, ...value, version: one.version + 1 }));
    try {
      if ('status' in value)
        for (const [before, group] of groupsOf(people, (one) => one.status))
          await send(changed(group), { status: before });
      else
        for (const [before, group] of groupsOf(people, (one) => one.result))
          await send(changed(group), { result: before });
      notifySuccess(t('people.change.undone'));
    } catch (error) {
      notifyThrown(error);
    }
  };
  const change = async (people: readonly SeenPerson[], value: NewValue): Promise<string | undefined> => {
    const what: What = 'status' in value ? 'status' : 'result';
    const { count, run_id: run } = await send(people, value);
    if (run !== null) return run;
    const changed = people.filter((one) => one[what] !== ('status' in value ? value.status : value.result));
    notifySuccess(
      { title: t('people.change.done'), text: t(`people.change.count.${what}`, { count }) },
      changed.length > 0 ? { label: t('people.undo'), onClick: () => void undo(changed, value) } : undefined,
    );
    return undefined;
  };
  return {
    isPending: outcome.isPending,
    /** Rejects when the call fails; everything then looks as before. */
    change,
    /** Changes one person, and tells a failure in a toast. */
    changeOne: (person: SeenPerson, value: NewValue): void => void change([person], value).catch(notifyThrown),
  };
};
