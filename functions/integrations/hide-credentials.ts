import type { PayrollCredentials } from '#shared/integrations/integration.ts';

const HIDDEN = '***';

/** The credentials as Basic sign-in writes them. */
export const basicOf = ({ username, password }: PayrollCredentials): string =>
  Buffer.from(`${username}:${password}`).toString('base64');

/** What a credential looks like in a text that holds it as it is, in JSON or in an address. */
const spellings = (value: string): string[] => [
  value,
  JSON.stringify(value).slice(1, -1),
  encodeURIComponent(value),
  Buffer.from(value).toString('base64'),
];

/** Takes the credentials out of what an office wrote: an office that repeats them would put them into the history. */
export const hideCredentials = (credentials: PayrollCredentials) => {
  const { password, secret = '' } = credentials;
  const hidden = [basicOf(credentials), ...spellings(password), ...spellings(secret)]
    .filter((value) => value !== '')
    .toSorted((a, b) => b.length - a.length);
  return (text: string): string => hidden.reduce((left, value) => left.replaceAll(value, () => HIDDEN), text);
};
