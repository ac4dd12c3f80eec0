import { monthKey } from '#shared/push/month.rules.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import type { Cell } from '#functions/platform/excel/to-cell.ts';
import { personDataTexts } from '#functions/platform/texts/person-data.ts';
import { pushesOfPerson } from '#functions/push/pushes-of-person.ts';
import { columnsIn, type PersonDataSource } from './section.ts';

/** What was sent of the person to payroll offices, line by line, with what they said; the lines of others stay out. */
export const payroll: PersonDataSource = {
  name: 'payroll',
  permission: 'payroll:payloads',
  read: async (reader) => {
    const { state: states, reason: reasons } = personDataTexts(reader.actor.language);
    return {
      columns: columnsIn(reader, {
        date: 'text',
        office: 'text',
        month: 'text',
        state: 'text',
        message: 'text',
        day: 'date',
        code: 'text',
        what: 'text',
        minutes: 'integer',
      }),
      rows: (await pushesOfPerson(reader.person.id)).flatMap(
        ({ command, state, reason, messages, lines }): Cell[][] => {
          const { created_at: at, integration_name: office, year, month } = command;
          const said = [reason === null ? [] : reasons[reason], messages].flat().join('; ');
          const push = [belgianMoment(at), office, monthKey(year, month), states[state], said];
          return lines.length === 0
            ? [[...push, null, null, null, null]]
            : lines.map(({ date, code, type_name: type, minutes }) => [...push, date, code, type, minutes]);
        },
      ),
    };
  },
};
