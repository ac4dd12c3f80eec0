/**
 * What may be part of what browsers load and functions run: licences that ask for no more than to be named. One that
 * asks for the source of what it is linked with needs a decision of the owner first.
 */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  // The old name of packages from before the list of SPDX.
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Zlib',
]);

/** Whether an SPDX expression leaves a way to use the package: one side of OR, both sides of AND. */
export const isAllowedLicence = (expression: string): boolean => {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  const word = (): string => (tokens[0] ?? '').toUpperCase();
  const one = (): boolean => {
    const token = tokens.shift() ?? '';
    if (token !== '(') return ALLOWED.has(token);
    const inside = either();
    return tokens.shift() === ')' && inside;
  };
  const both = (): boolean => {
    let isAllowed = one();
    while (word() === 'AND') {
      tokens.shift();
      isAllowed = one() && isAllowed;
    }
    return isAllowed;
  };
  const either = (): boolean => {
    let isAllowed = both();
    while (word() === 'OR') {
      tokens.shift();
      isAllowed = both() || isAllowed;
    }
    return isAllowed;
  };
  const isAllowed = either();
  return isAllowed && tokens.length === 0;
};
