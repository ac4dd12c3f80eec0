import type { EntryOut } from '#shared/contract/calendar/entry.ts';
import { paths } from '../../../ui/paths.ts';
import { isHidden } from '../requests/is-hidden.ts';

/** Where an entry leads: to its request or its training; to the person where the viewer may not open the absence. */
export const pathOfEntry = (entry: EntryOut, employeeId: number): string => {
  if (entry.request_id !== null && !isHidden(entry)) return paths.dayOffRequest(entry.request_id);
  return entry.training_id === null
    ? paths.daysOffOfPerson(employeeId)
    : paths.participant(entry.training_id, employeeId);
};
