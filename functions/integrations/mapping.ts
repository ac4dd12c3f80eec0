import type { MappingOut } from '#shared/contract/integrations/integration.ts';
import type { DayOffType } from '#shared/days-off/day-off-type.ts';
import { issue } from '#shared/errors/issue.ts';
import { issuesError } from '#shared/errors/problem.ts';
import { isGone } from '#shared/integrations/gone.rules.ts';
import type { Integration, MappedType } from '#shared/integrations/integration.ts';
import { suggestedType } from '#shared/integrations/mapping.rules.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { typeCollection } from '#functions/days-off/type-store.ts';
import { now } from '#functions/platform/runtime/clock.ts';
import { productShown } from './integration-wire.ts';

/** The people and parts of a day for which a code holds: everybody or one statute, every part or one. */
type Place = Pick<MappedType, 'type_id' | 'statute' | 'part'>;

const isAt =
  ({ type_id: typeId, statute, part }: Place) =>
  (row: Place): boolean =>
    row.type_id === typeId && row.statute === statute && row.part === part;

const placesOf = ({ id }: DayOffType, mapping: readonly MappedType[]): Place[] => [
  { type_id: id, statute: null, part: null },
  ...mapping.filter((row) => row.type_id === id && (row.statute !== null || row.part !== null)),
];

const rowOf = (integration: Integration, type: DayOffType, place: Place): MappingOut => {
  const row = integration.mapping.find(isAt(place));
  return {
    type_id: type.id,
    type_name: type.name,
    colour: type.colour,
    payroll_hint: type.payroll_hint,
    statute: place.statute,
    part: place.part,
    payroll_day_off_type_id: row?.payroll_day_off_type_id ?? null,
    payroll_day_off_type_name: row?.payroll_day_off_type_name ?? null,
    gone: row !== undefined && isGone(integration, row.payroll_day_off_type_id),
    suggested: suggestedType(type, integration.payroll_types),
    changed_at: row?.changed_at ?? null,
    changed_by: row?.changed_by ?? null,
  };
};

/** The rows of the mapping: active types and those that have a code, each with the rows of its statutes and parts. */
export const mappingRows = async (integration: Integration): Promise<MappingOut[]> => {
  const mapped = new Set(integration.mapping.map(({ type_id: id }) => id));
  return [...(await typeCollection.refresh()).all()]
    .filter(({ id, active }) => active === 1 || mapped.has(id))
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.id - other.id)
    .flatMap((type) => placesOf(type, integration.mapping).map((place) => rowOf(integration, type, place)));
};

/** The name of a code; a file takes every code, and knows no names. */
const nameOfCode = ({ payroll_types: types, product }: Integration, code: string): string => {
  if (productShown(product).kind === 'file') return code;
  const found = types.find(({ id }) => id === code);
  if (!found) throw issuesError([issue('payroll_day_off_type_id', 'unknown_payroll_code')]);
  return found.name;
};

type Linked = { readonly after: Integration; readonly before: MappedType | undefined; readonly typeName: string };

/** The integration once a type has another code; an empty one takes the code away. */
export const changeCode = async (
  integration: Integration,
  place: Place,
  code: string,
  actor: Actor,
): Promise<Linked> => {
  const type = (await typeCollection.refresh()).get(place.type_id);
  if (!type) throw issuesError([issue('type_id', 'unknown_day_off_type')]);
  const others = integration.mapping.filter((row) => !isAt(place)(row));
  const row = code !== '' && {
    ...place,
    payroll_day_off_type_id: code,
    payroll_day_off_type_name: nameOfCode(integration, code),
    changed_at: now().toISOString(),
    changed_by: actor.name,
  };
  return {
    after: { ...integration, mapping: row ? [...others, row] : others },
    before: integration.mapping.find(isAt(place)),
    typeName: type.name,
  };
};
