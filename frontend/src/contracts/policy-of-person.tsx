import { useQuery } from '@tanstack/react-query';
import { assetMark } from '#shared/assets/asset-tag.ts';
import { getAssignments } from '#shared/contract/people/get-assignments.ts';
import type { Held } from '#shared/contract/people/held.ts';
import type { AboutRecord } from '#shared/contracts/contract.ts';
import { addDays, isoOf, toDmy } from '#shared/values/dates.ts';
import { Loaded } from '../api/loaded.tsx';
import { query, readOnce } from '../api/query.ts';
import { useActor } from '../ui/actor.tsx';
import type { Crumb } from '../ui/crumbs.tsx';
import { PolicyForm, type Thing } from './policy-form.tsx';

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
  ...assets.map((asset): Thing => ({ object_type: 'asset', object_id: asset.id, name: asset.name, mark: assetMark(asset) })), // prettier-ignore
];

const isSame = (one: AboutRecord, other: AboutRecord): boolean =>
  one.object_type === other.object_type && one.object_id === other.object_id;

/** The form of a policy over what a person has; of a receipt also over what they had until yesterday. */
export const PolicyOfPerson = ({ from, ...props }: Props) => {
  const { today } = useActor();
  const heldOn = (on: string) => ({
    ...query(getAssignments, { params: { id: String(props.person.id) }, query: { on } }),
    ...readOnce,
  });
  const answer = useQuery(heldOn(today));
  const before = useQuery({ ...heldOn(toDmy(addDays(isoOf(today)!, -1))), enabled: props.isReceipt });
  return (
    <Loaded answer={answer}>
      {(held) => {
        if (props.isReceipt && before.isLoading) return null;
        const all = [...thingsOf(held), ...(before.data ? thingsOf(before.data) : []), ...(from ? [from] : [])].filter(
          (thing, at, things) => things.findIndex((other) => isSame(other, thing)) === at,
        );
        return <PolicyForm {...props} things={all} chosen={from ? [from] : props.isReceipt ? [] : all} />;
      }}
    </Loaded>
  );
};
