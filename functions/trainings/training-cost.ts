import type { Actor } from '#shared/permissions/actor.ts';
import { can } from '#shared/permissions/rules.ts';
import type { ParticipantRow } from '#shared/trainings/participant.columns.ts';
import { sharesCost } from '#shared/trainings/participant.rules.ts';
import { lastMonths } from '#shared/values/months.ts';
import { sumMoney } from '#shared/values/money.ts';
import { today } from '#functions/platform/runtime/clock.ts';
import { coursesFor } from './course-index.ts';
import { participantsByPerson } from './participant-store.ts';

type CostOf = (people: readonly { readonly id: number }[]) => number | null;

/**
 * What trainings cost people a month: their shares of the trainings that began in the twelve months that the home page
 * shows, spread over these. Null without the right to trainings.
 */
export const readTrainingCost = async (actor: Actor): Promise<CostOf> => {
  if (!can(actor, 'trainings:read')) return () => null;
  const { trainings } = await coursesFor(actor);
  const months = lastMonths(today());
  const shown = new Set(months.map(({ month }) => month));
  const shareOf = (row: ParticipantRow): number | null =>
    sharesCost(row) && row.training_deleted === 0 && shown.has(row.start_date?.slice(0, 7) ?? '')
      ? (trainings.get(row.training_id)?.cost_per_person ?? null)
      : null;
  return (people) => {
    const shares = people.flatMap(({ id }) => participantsByPerson.rowsOf(id).map(shareOf));
    return sumMoney([sumMoney(shares) / months.length]);
  };
};
