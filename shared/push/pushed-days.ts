import * as z from 'zod';
import { dayParts } from '#shared/days-off/names.ts';
import { id, version } from '#shared/values/wire.ts';
import type { PushedLine } from './push-line.ts';

/** A month of a person as a payroll office took it over. */
export const pushedMonth = z.object({
  integration_id: id,
  year: z.int(),
  month: z.int().min(1).max(12),
  command_id: z.string(),
  at: z.string(),
  /** The lines in short: day, type, part, code and minutes, with spaces between, a line for each. */
  lines: z.string(),
});
export type PushedMonth = z.infer<typeof pushedMonth>;

/** What payroll offices have of a person; its id is that of the person. Kept as long as corrections can go along. */
export const pushedDays = z.object({ id, version, months: z.array(pushedMonth) });
export type PushedDays = z.infer<typeof pushedDays>;

/** Lines as they are kept. A code is the last but one word and may hold no space, which `encodeURIComponent` sees to. */
export const packLines = (lines: readonly PushedLine[]): string =>
  lines
    .map(
      ({ date, type_id, part, code, minutes }) => `${date} ${type_id} ${part} ${encodeURIComponent(code)} ${minutes}`,
    )
    .join('\n');

const partOf = (text: string | undefined): PushedLine['part'] => dayParts.find((part) => part === text) ?? 'whole';

export const unpackLines = (packed: string): PushedLine[] =>
  packed === ''
    ? []
    : packed.split('\n').map((line) => {
        const [date = '', type = '', part, code = '', minutes = ''] = line.split(' ');
        return {
          date,
          type_id: Number(type),
          part: partOf(part),
          code: decodeURIComponent(code),
          minutes: Number(minutes),
        };
      });
