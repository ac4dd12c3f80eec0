import { isLiving } from '#shared/days-off/entries.ts';
import { can } from '#shared/permissions/rules.ts';
import { addDays, type IsoDate } from '#shared/values/dates.ts';
import { readDaysOff, type DaysOff } from '#functions/days-off/days-off.ts';
import { requestsByPerson } from '#functions/days-off/request-store.ts';
import { readIntegrations } from '#functions/integrations/integration-store.ts';
import { isNew, openItem, noItems, type BoardItem, type BoardPerson, type BoardSource } from './board-source.ts';

/** Days before the last months were settled long ago, or never will be. */
const UNPUSHED_DAYS = 62;

/** The days off up to the last day in months that payroll does not have yet. */
const unpushed = ({ row, firstDayWithout: day }: BoardPerson, daysOff: DaysOff): BoardItem[] => {
  const isLocked = daysOff.isLocked(row.id);
  const from = addDays(day < daysOff.today ? day : daysOff.today, -UNPUSHED_DAYS);
  const days = new Set<IsoDate>(
    daysOff
      .entriesOf(row.id, from, addDays(day, -1))
      .flatMap(({ state, date }) => (state === 'approved' && !isLocked(date) ? [date] : [])),
  );
  return days.size > 0 ? [openItem('days_off', { count: days.size })] : [];
};

/** Whether payroll still has to be told of a person; somebody who left long ago is no news. */
const isRecent = ({ column, firstDayWithout: day }: BoardPerson, today: IsoDate): boolean =>
  column !== 'left' || day >= addDays(today, -UNPUSHED_DAYS);

/** The days off of leavers that payroll does not have yet, and their requests that wait. */
export const boardDays: BoardSource = async (actor) => {
  if (!can(actor, 'days:read')) return noItems;
  const [daysOff, integrations] = await Promise.all([readDaysOff(), readIntegrations()]);
  const isPushed = can(actor, 'payroll:push') && integrations.some(({ active }) => active === 1);
  return (person) => {
    if (isNew(person)) return [];
    const waiting = requestsByPerson
      .rowsOf(person.row.id)
      .filter((request) => isLiving(request) && request.state === 'requested').length;
    return [
      ...(isPushed && isRecent(person, daysOff.today) ? unpushed(person, daysOff) : []),
      ...(waiting > 0 ? [openItem('requests', { count: waiting })] : []),
    ];
  };
};
