import type { EndpointInput, EndpointResponse } from '#shared/contract/endpoint.ts';
import type { getStatus } from '#shared/contract/push/get-status.ts';
import type { listAnomalies } from '#shared/contract/push/list-anomalies.ts';
import { anomaliesOf } from '#shared/push/anomalies.rules.ts';
import { toDmy } from '#shared/values/dates.ts';
import { productOf } from '#functions/integrations/products.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import { readChosen } from './chosen.ts';
import type { PushMonth } from './month.ts';

type Asked = EndpointInput<typeof listAnomalies>['body'];

const isChangedSince = (read: PushMonth, person: EmployeeRow): boolean =>
  read.pushedAt(person.id) !== null && read.linesOf(person).lines.some(({ change }) => change !== 'same');

/** The anomalies in the days of these people, in the order of names. */
export const anomaliesFor = async (asked: Asked): Promise<EndpointResponse<typeof listAnomalies>> => {
  const { integration, read, chosen } = await readChosen(asked);
  const oneCodePerDay = productOf(integration.product)?.one_code_per_day === 1;
  const people = chosen
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map((person) => {
      const anomalies = anomaliesOf({
        person,
        entries: read.entriesOf(person),
        lines: read.linesOf(person).lines.filter(({ change }) => change !== 'removed'),
        calendar: read.daysOff.calendarOf(person.id),
        isOverSchedule: (id) => read.daysOff.typeOf(id)?.over_schedule === 1,
        oneCodePerDay,
        changedSince: isChangedSince(read, person),
        from: read.from,
        to: read.to,
      });
      return {
        employee_id: person.id,
        employee_name: person.name,
        anomalies: anomalies.map(({ date, reason, detail }) => ({ date: date && toDmy(date), reason, detail })),
      };
    })
    .filter(({ anomalies }) => anomalies.length > 0);
  return { has_anomalies: people.length > 0, employees_with_anomalies: people };
};

/** Which of these people were pushed, and which of them have other days since. */
export const statusFor = async (asked: Asked): Promise<EndpointResponse<typeof getStatus>> => {
  const { read, chosen } = await readChosen(asked);
  return {
    status: chosen.map((person) => {
      const pushedAt = read.pushedAt(person.id);
      return {
        employee_id: person.id,
        has_been_pushed: pushedAt !== null,
        pushed_at: pushedAt,
        changed_since: isChangedSince(read, person),
      };
    }),
  };
};
