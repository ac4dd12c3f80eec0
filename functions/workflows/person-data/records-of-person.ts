import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { PersonalKind } from '#shared/records/object-types.ts';
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

/** The records of a person, of each kind that is about one person alone. Export and erasure have a line for each. */
const recordsOfPerson: Readonly<Record<PersonalKind, OfPerson>> = {
  employee: (_, person) => Promise.resolve([person]),
  contract: ofPerson(contractCollection, contractsByPerson),
  training_employee: ofPerson(participantCollection, participantsByPerson),
  day_off_request: ofPerson(
    requestCollection,
    requestsByPerson,
    (actor, { kind }) => kind !== 'absence' || can(actor, 'absences:reasons'),
  ),
};

export const kindsOfPerson = Object.entries(recordsOfPerson).map(([object, idsOf]) => ({
  object: object as PersonalKind, // why: the keys of the table are its kinds
  idsOf,
}));
