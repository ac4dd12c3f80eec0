import { normalName } from '#shared/imports/normal-name.ts';
import { emailKey, employeeNumberKey } from './employee.rules.ts';

type Called = { readonly first_name: string; readonly last_name: string };

/** What a file may call a person by name: first and last name in either order. */
export const nameCalls = ({ first_name: first, last_name: last }: Called): readonly [string, string] => [
  normalName(first + last),
  normalName(last + first),
];

/** What a cell may mean, the surest first: an employee number, else an e-mail address, else a name. */
export const callsIn = (text: string): readonly [string, string, string] => [
  employeeNumberKey(text),
  emailKey(text),
  normalName(text),
];
