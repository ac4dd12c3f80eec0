import type { ICalCalendar } from 'ical-generator';

const HEAD = 'VERSION:2.0\r\n';

/**
 * The text of a calendar as strict readers want it (RFC 5545, 3.4): its own properties stand before its entries, where
 * the library puts them behind, and the last line ends like every other. The zone is said as it is: given to the library,
 * it would shift days and moments by the zone of this machine.
 */
export const calendarText = (calendar: ICalCalendar): string =>
  `${calendar.toString().replace(HEAD, `${HEAD}X-WR-TIMEZONE:Europe/Brussels\r\n`)}\r\n`;
