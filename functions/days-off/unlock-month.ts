import { unlockMonth } from '#shared/contract/days-off/unlock-month.ts';
import { AppError } from '#shared/errors/problem.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { recordEvent } from '#functions/platform/events/record-event.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { retryLost } from '#functions/platform/storage/turns.ts';
import { readPersonDays, savePersonDays } from './person-days-store.ts';

export const handler = serve(unlockMonth, ({ body: { employee_id: employeeId, year, month, reason }, actor, commit }) =>
  retryLost(async () => {
    const { id } = await visiblePerson(actor, employeeId);
    const before = await readPersonDays(id);
    const locked_months = before.locked_months.filter((locked) => locked.year !== year || locked.month !== month);
    if (locked_months.length === before.locked_months.length) throw new AppError('not_found');
    const payload = { month: `${String(month).padStart(2, '0')}/${year}`, reason };
    const audit = recordEvent(actor, { object: 'employee', id, type: 'month_unlocked', payload });
    return commit([savePersonDays(before, { ...before, locked_months }), audit], { id });
  }),
);
