import { can } from '#shared/permissions/rules.ts';
import { hasPlace } from '#shared/trainings/participant.rules.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { participantsByPerson } from '#functions/trainings/participant-store.ts';
import { mandatoryPrograms, participationsIn, stillMustFollow } from '#functions/trainings/to-follow.ts';
import {
  doneItem,
  isNew,
  openItem,
  noItems,
  type BoardItem,
  type BoardPerson,
  type BoardSource,
} from './board-source.ts';

type Mandatory = {
  readonly id: number;
  readonly name: string;
  readonly toFollow: ReadonlySet<number>;
  readonly participations: ReadonlyMap<number, ParticipantRow[]>;
};

/** A mandatory program of somebody new: without a seat, with one on a day, or followed. */
const programOf = (person: number, { id, name, toFollow, participations }: Mandatory): BoardItem[] => {
  const rows = participations.get(person) ?? [];
  if (!toFollow.has(person)) return rows.length > 0 ? [doneItem('training')] : [];
  const seat = rows.find((row) => row.phase !== 'held' && hasPlace(row));
  return [openItem('training', { id, name, date: seat?.start_date ?? null })];
};

/** The seats of a leaver after their last day, which somebody else could have. */
const seatsAfter = ({ row, firstDayWithout: day }: BoardPerson): BoardItem[] =>
  participantsByPerson
    .rowsOf(row.id)
    .filter((seat) => hasPlace(seat) && seat.training_deleted === 0 && (seat.start_date ?? '') >= day)
    .map((seat) =>
      openItem('seat', { id: seat.training_id, name: seat.program_name ?? seat.training_name, date: seat.start_date }),
    );

export const boardTrainings: BoardSource = async (actor) => {
  if (!can(actor, 'trainings:read')) return noItems;
  const programs = await Promise.all(
    (await mandatoryPrograms(actor)).map(async (program): Promise<Mandatory> => {
      const people = await stillMustFollow(actor, program);
      return {
        id: program.id,
        name: program.name,
        toFollow: new Set(people.map(({ id }) => id)),
        participations: participationsIn(program.id),
      };
    }),
  );
  return (person) =>
    isNew(person) ? programs.flatMap((program) => programOf(person.row.id, program)) : seatsAfter(person);
};
