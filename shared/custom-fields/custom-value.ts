import * as z from 'zod';
import { failsWith } from '#shared/errors/issue.ts';
import { wireDate } from '#shared/values/wire-date.ts';
import { wireDecimal } from '#shared/values/wire-decimal.ts';
import { wireLink } from '#shared/values/wire-link.ts';
import { wireMoney } from '#shared/values/wire-money.ts';
import { line, paragraph } from '#shared/values/text.ts';
import { clearable, flag } from '#shared/values/wire.ts';
import type { CustomField } from './custom-field.ts';

/** A short text has at most this many characters (docs/areas/records.md#custom-fields). */
export const TEXTFIELD_MAX = 240;
export const TEXT_MAX = 5000;
/** A number has up to 12 digits and 6 decimals. */
const WHOLE_MAX = 999_999_999_999;
const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/;

const wireNumber = wireDecimal
  .refine((value) => value < WHOLE_MAX + 1, { ...failsWith('max', { max: WHOLE_MAX }), abort: true })
  .refine((value) => value > -WHOLE_MAX - 1, { ...failsWith('min', { min: -WHOLE_MAX }), abort: true })
  .refine((value) => NUMBER.test(String(value)), failsWith('invalid_number'));

const digits = z.string().regex(/^\d+$/).transform(Number);

/** The part of a definition that its values depend on. */
type FieldDefinition = Pick<CustomField, 'type' | 'options'>;

/** An option by its id. An archived option is refused, since it is not offered. */
const optionOf = ({ options }: FieldDefinition) => {
  const offered = options.filter(({ archived }) => archived === 0);
  const allowed = offered.map(({ id, name }) => `${id} (${name})`).join(', ');
  return z
    .union([digits, z.number()])
    .refine((id) => offered.some((option) => option.id === id), failsWith('invalid_value', { allowed }));
};

const filledValue = (field: FieldDefinition): z.ZodType<string | number> => {
  switch (field.type) {
    case 'textfield':
      return line(TEXTFIELD_MAX);
    case 'text':
      return paragraph(TEXT_MAX);
    case 'hyperlink':
      return wireLink;
    case 'money':
      return wireMoney;
    case 'select_option':
      return optionOf(field);
    case 'date':
      return wireDate;
    case 'email':
      return line(254).pipe(z.email());
    case 'number':
      return wireNumber;
    case 'yes_no':
      return z.union([digits, z.number()]).pipe(flag);
    case 'auto_incrementing_int':
      // The system counts; nobody sets the number.
      return z.union([z.string(), z.number()]).refine(() => false, failsWith('locked'));
  }
};

/** Parses a value from the wire into the stored one: blank and null clear the field, dates go from dd/mm/yyyy to ISO. */
export const customValue = (field: FieldDefinition): z.ZodType<string | number | null> => clearable(filledValue(field));
