import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { assetMark } from '#shared/assets/asset-tag.ts';
import { listReceiptsOwed } from '#shared/contract/contracts/list-receipts-owed.ts';
import { getAssignments } from '#shared/contract/people/get-assignments.ts';
import type { Held } from '#shared/contract/people/held.ts';
import type { AboutRecord } from '#shared/contracts/contract.ts';
import { addDays, fromDmy, toDmy } from '#shared/values/dates.ts';
import { Loaded } from '../api/loaded.tsx';
import { query, readOnce } from '../api/query.ts';
import { useActor } from '../ui/actor.tsx';
import type { Crumb } from '../ui/crumbs.tsx';
import { PolicyForm } from './policy-form.tsx';
import type { Thing } from './use-add-policy.ts';

type Props = {
  person: { readonly id: number; readonly name: string };
  /** The record from whose page one comes; the person may have it no longer, or not yet. */
  from?: Thing;
  isReceipt: boolean;
  crumbs: readonly Crumb[];
  backTo: string;
};

const thingsOf = ({ vehicles, assets }: Held): Thing[] => [
  ...vehicles.map(({ id, name, plate }): Thing => ({ object_type: 'car', object_id: id, name, mark: plate ?? '' })),
  ...assets.map((asset): Thing => ({
    object_type: 'asset',
    object_id: asset.id,
    name: asset.name,
    mark: assetMark(asset),
  })),
];

const isSame = (one: AboutRecord, other: AboutRecord): boolean =>
  one.object_type === other.object_type && one.object_id === other.object_id;

type Choice = Pick<ComponentProps<typeof PolicyForm>, 'things' | 'chosen'>;

/**
 * A policy is about all that the person has, at first; a receipt about what they had until yesterday, what they signed
 * for and gave back before, and what they have until a day that is known.
 */
const choiceOf = (held: Held, before: Held | undefined, owed: readonly Thing[], isReceipt: boolean): Choice => {
  const now = thingsOf(held);
  if (!isReceipt) return { things: now, chosen: now };
  const had = before ? thingsOf(before) : [];
  const older = owed.filter((thing) => !had.some((one) => isSame(one, thing)));
  const gone = [...had, ...older].filter((thing) => !now.some((one) => isSame(one, thing)));
  const ends = <T extends { end_date: string | null }>(each: readonly T[]): T[] =>
    each.filter(({ end_date: end }) => end !== null);
  const ending = thingsOf({ vehicles: ends(held.vehicles), assets: ends(held.assets), licences: [] });
  return { things: [...gone, ...now], chosen: [...gone, ...ending] };
};

/** The form of a policy or a receipt over what a person has, and the record from which one comes. */
export const PolicyOfPerson = ({ from, ...props }: Props) => {
  const { today } = useActor();
  const heldOn = (on: string) => ({
    ...query(getAssignments, { params: { id: String(props.person.id) }, query: { on } }),
    ...readOnce,
  });
  const answer = useQuery(heldOn(today));
  const before = useQuery({ ...heldOn(toDmy(addDays(fromDmy(today), -1))), enabled: props.isReceipt });
  const owing = { params: { id: String(props.person.id) } };
  const owed = useQuery({ ...query(listReceiptsOwed, owing), ...readOnce, enabled: props.isReceipt });
  const owedThings = (owed.data?.data ?? []).map((thing): Thing => ({ ...thing, mark: '' }));
  return (
    <Loaded answer={answer}>
      {(held) => {
        if (before.isLoading || owed.isLoading) return null;
        const { things, chosen } = choiceOf(held, before.data, owedThings, props.isReceipt);
        const isListed = !from || things.some((thing) => isSame(thing, from));
        return <PolicyForm {...props} things={isListed ? things : [from, ...things]} chosen={from ? [from] : chosen} />;
      }}
    </Loaded>
  );
};
