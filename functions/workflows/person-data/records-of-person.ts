import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { ObjectType } from '#shared/records/object-types.ts';
import { contractCollection, contractsByPerson } from '#functions/contracts/contract-store.ts';
import { requestCollection, requestsByPerson } from '#functions/days-off/request-store.ts';
import { participantCollection, participantsByPerson } from '#functions/trainings/participant-store.ts';

/** The ids of the records of a kind that are about one person, as far as the actor may look into them. */
type OfPerson = (actor: Actor, person: number) => Promise<number[]>;

const ofPerson =
  <Row extends { readonly id: number }>(
    collection: { refresh(): Promise<unknown> },
    byPerson: { rowsOf(person: number): readonly Row[] },
    isOpenTo: (actor: Actor, row: Row) => boolean = () => true,
  ): OfPerson =>
  async (actor, person) => {
    await collection.refresh();
    return byPerson.rowsOf(person).flatMap((row) => (isOpenTo(actor, row) ? [row.id] : []));
  };

/**
 * The kinds whose records are about one person alone: the export of a person holds them, and an erasure goes through
 * them. Null is a kind of the company; who has its records stands in their history.
 */
const recordsOfPerson = {
  employee: (_, person) => Promise.resolve([person]),
  contract: ofPerson(contractCollection, contractsByPerson),
  training_employee: ofPerson(participantCollection, participantsByPerson),
  day_off_request: ofPerson(
    requestCollection,
    requestsByPerson,
    (actor, { kind }) => kind !== 'absence' || can(actor, 'absences:reasons'),
  ),
  car: null,
  asset: null,
  software_product: null,
  software_license: null,
  program: null,
  training: null,
  contract_template: null,
} as const satisfies Readonly<Record<ObjectType, OfPerson | null>>;

type Kinds = typeof recordsOfPerson;

/** A kind of record that is about one person. Export and erasure have a line for each. */
export type KindOfPerson = { [K in ObjectType]: Kinds[K] extends null ? never : K }[ObjectType];

export const kindsOfPerson = Object.entries(recordsOfPerson).flatMap(([object, idsOf]) =>
  idsOf ? [{ object: object as KindOfPerson, idsOf: idsOf as OfPerson }] : [],
);
