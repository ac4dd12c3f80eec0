import { useCallback, useMemo } from 'react';
import { rowFilters, type RowFilter } from '#shared/imports/import-row.ts';
import { isIsoDate, type IsoDate } from '#shared/values/dates.ts';
import { useSearchParams } from '../../ui/router.ts';

export const importSteps = ['file', 'columns', 'check', 'import'] as const;
export type ImportStep = (typeof importSteps)[number];

/** The state of the wizard, all of it in the URL, so that a reload or a link opens the same step. */
export type ImportPlace = {
  step: ImportStep;
  upload: string;
  /** The sheet and the row of headers that the user chose; '' and 0 are guessed. */
  sheet: string;
  header: number;
  importId: string;
  /** The run of the current step: the dry run, or the import itself. */
  run: string;
  /** The keys of the check, with commas between. */
  key: string;
  from: IsoDate | '';
  filter: RowFilter;
  page: number;
};

const PAGE = /^[1-9]\d{0,5}$/;
const oneOf = <Value extends string>(values: readonly Value[], text: string | null, fallback: Value): Value =>
  values.find((value) => value === text) ?? fallback;

const readPlace = (search: URLSearchParams): ImportPlace => {
  const place = {
    upload: search.get('upload') ?? '',
    sheet: search.get('sheet') ?? '',
    header: PAGE.test(search.get('header') ?? '') ? Number(search.get('header')) : 0,
    importId: search.get('import') ?? '',
    run: search.get('run') ?? '',
    key: search.get('key') ?? '',
    from: isIsoDate(search.get('from') ?? '') ? (search.get('from') ?? '') : '',
    filter: oneOf(rowFilters, search.get('filter'), 'all'),
    page: PAGE.test(search.get('page') ?? '') ? Number(search.get('page')) : 1,
  };
  const requested = oneOf(importSteps, search.get('step'), 'file');
  const possible = requested === 'columns' ? place.upload !== '' : requested === 'file' || place.importId !== '';
  return { ...place, step: possible ? requested : 'file' };
};

const writePlace = ({ step, importId, page, filter, header, ...rest }: ImportPlace): URLSearchParams => {
  const search = new URLSearchParams();
  if (step === 'file') return search;
  const checkParams = step === 'check' ? { filter: filter === 'all' ? '' : filter, page: page === 1 ? '' : page } : {};
  const all = { step, import: importId, header: header === 0 ? '' : header, ...rest, ...checkParams };
  for (const [name, value] of Object.entries(all)) if (value !== '') search.set(name, String(value));
  return search;
};

export type GoTo = (change: Partial<ImportPlace>, how?: 'push' | 'replace') => void;

export const useImportPlace = (): [ImportPlace, GoTo] => {
  const [search, setSearch] = useSearchParams();
  const place = useMemo(() => readPlace(search), [search]);
  const goTo: GoTo = useCallback(
    (change, how = 'push') =>
      setSearch((now) => writePlace({ ...readPlace(now), ...change }), { replace: how === 'replace' }),
    [setSearch],
  );
  return [place, goTo];
};
