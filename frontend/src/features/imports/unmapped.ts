import type { TFunction } from 'i18next';

const NAMED = 3;

/** Names the columns of a file that are not imported: the first of them, and how many more there are. */
export const saysUnmapped = (t: TFunction<'imports'>, headers: readonly string[]): string => {
  const named = headers
    .slice(0, NAMED)
    .map((header) => t('check.quoted', { header }))
    .join(', ');
  const all = headers.length > NAMED ? t('check.more', { headers: named, count: headers.length - NAMED }) : named;
  const names = headers.length === 1 ? (headers[0] ?? '') : all;
  return t('check.unmapped', { count: headers.length, headers: names });
};
