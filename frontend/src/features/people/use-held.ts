import { useQuery } from '@tanstack/react-query';
import type { Held } from '#shared/contract/people/held.ts';
import { getAssignments } from '#shared/contract/people/get-assignments.ts';
import { query } from '../../api/query.ts';
import { isAhead } from '../../history/is-ahead.ts';
import { useActor, useCan } from '../../ui/actor.tsx';
import { leaverOf } from './use-leaver.ts';

/** The query for what a person holds on a day. */
export const heldOn = (id: number, on: string) => query(getAssignments, { params: { id: String(id) }, query: { on } });

export const useHeldToday = (id: number) => {
  const { today } = useActor();
  return useQuery(heldOn(id, today));
};

/** What is planned to come to the person: the records of the leaver checklist that they do not have yet. */
export const useComing = (id: number, enabled = true): Held => {
  const { today } = useActor();
  const { data } = useQuery({ ...leaverOf(id), enabled });
  const isComing = ({ start_date: start }: { start_date: string }): boolean => isAhead(start, today);
  return {
    vehicles: data?.vehicles.filter(isComing) ?? [],
    assets: data?.assets.filter(isComing) ?? [],
    licences: data?.licences.filter(isComing) ?? [],
  };
};

/** Whether the user may see anything that people hold. */
export const useSeesHeld = (): boolean => {
  const can = useCan();
  return can('fleet:read') || can('assets:read') || can('software:read');
};
