import type { RequestDayOut, RequestOut } from '#shared/contract/days-off/request.ts';
import type { EndPart, StartPart } from '#shared/days-off/names.ts';
import { REASON_MAX } from '#shared/days-off/limits.ts';
import { spanIssues } from '#shared/days-off/request.rules.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { isoOf, parseDmy, toDmy, type IsoDate } from '#shared/values/dates.ts';
import { dateIssues } from '../../../form/date-issues.ts';
import { durationMinutes, durationText } from '../../../form/duration.ts';

/** What is typed about a request. `amount` in place of a part of the day is an amount of time on that day. */
export type RequestValues = {
  employee_id: number;
  type_id: string;
  start_date: string;
  end_date: string;
  start_part: StartPart | 'amount';
  end_part: EndPart;
  /** Hours and minutes as typed; they count while the part is `amount`. */
  minutes: string;
  reason: string;
  approved: 0 | 1;
};

export type StartOfRequest = {
  employeeId?: number | undefined;
  start?: IsoDate | undefined;
  end?: IsoDate | undefined;
  typeId?: number | undefined;
  approved?: boolean;
};

export const newValues = ({
  employeeId = 0,
  start,
  end = start,
  typeId,
  approved = false,
}: StartOfRequest): RequestValues => ({
  employee_id: employeeId,
  type_id: typeId === undefined ? '' : String(typeId),
  start_date: start === undefined ? '' : toDmy(start),
  end_date: end === undefined ? '' : toDmy(end),
  start_part: 'whole',
  end_part: 'whole',
  minutes: '',
  reason: '',
  approved: approved ? 1 : 0,
});

export type ChangedRequest = RequestOut & { days: readonly RequestDayOut[] };

/** The values of a request that is changed. */
export const valuesOf = (request: ChangedRequest): RequestValues => {
  const amount = request.days.find(({ part }) => part === 'minutes');
  return {
    employee_id: request.employee_id,
    type_id: String(request.type_id ?? ''),
    start_date: request.start_date,
    end_date: request.end_date ?? request.start_date,
    start_part: amount ? 'amount' : request.start_part,
    end_part: request.end_part,
    minutes: amount ? durationText(amount.minutes) : '',
    reason: request.reason ?? '',
    approved: 0,
  };
};

/** Whether the request is about a single day, as far as both days can be read. */
export const isSingleDay = ({ start_date: start, end_date: end }: RequestValues): boolean => {
  const [first, last] = [parseDmy(start), parseDmy(end)];
  return first === null || last === null || first === last;
};

/** Type, days and parts as they are sent; a part that its day does not have is sent as the whole day. */
export const spanOf = (values: RequestValues) => {
  const isSingle = isSingleDay(values);
  const { start_part: part } = values;
  const isAmount = isSingle && part === 'amount';
  return {
    start_date: values.start_date,
    end_date: values.end_date,
    start_part: part === 'amount' || (!isSingle && part === 'morning') ? ('whole' as const) : part,
    end_part: isSingle ? ('whole' as const) : values.end_part,
    minutes: isAmount ? (durationMinutes(values.minutes) ?? null) : null,
  };
};

/** The days, parts or amount of time and the reason with which a request of leave is entered once more, as it was. */
export const sameAgain = (request: ChangedRequest) => ({
  ...spanOf(valuesOf(request)),
  employee_id: request.employee_id,
  reason: request.reason,
});

const requiredIssues = (values: RequestValues): Issue[] => [
  ...(values.employee_id > 0 ? [] : [issue('employee_id', 'required')]),
  ...(['type_id', 'start_date', 'end_date'] as const)
    .filter((name) => values[name].trim() === '')
    .map((name) => issue(name, 'required')),
];

/** What the form refuses before anything is asked of the server; spans by the rules that the API judges by, too. */
export const valueIssues = (values: RequestValues, today: IsoDate): Issue[] => {
  const [first, last] = [parseDmy(values.start_date), parseDmy(values.end_date)];
  const span = spanOf(values);
  const isAmount = isSingleDay(values) && values.start_part === 'amount';
  const minutes = durationMinutes(values.minutes);
  return [
    ...requiredIssues(values),
    ...dateIssues('start_date', values.start_date),
    ...dateIssues('end_date', values.end_date),
    ...(first !== null && last !== null ? spanIssues({ ...span, start_date: first, end_date: last }, today) : []),
    ...(isAmount && !minutes ? [issue('minutes', minutes === undefined ? 'invalid_number' : 'required')] : []),
    ...(values.reason.length > REASON_MAX ? [issue('reason', 'too_long', { max: REASON_MAX })] : []),
  ];
};

/** The last day follows the first one while it is blank, lies before it, or was the same day. */
export const withStart = (values: RequestValues, start: string): RequestValues => {
  const first = isoOf(start);
  const last = isoOf(values.end_date);
  const follows = last === undefined || values.end_date === values.start_date || (first !== undefined && last < first);
  return { ...values, start_date: start, ...(first !== undefined && follows && { end_date: start }) };
};
