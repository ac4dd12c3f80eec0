import { IconPrinter } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PER_PAGE_MAX } from '#shared/list/list-query.ts';
import { PRINT_MAX, usePrintedRows } from '../api/use-printed-rows.ts';
import type { ListAction } from './list-action.ts';
import type { ListState } from './list-state.ts';
import type { ListSource } from './use-list-rows.ts';

type Answer<Row> = { data: Row[]; count: number };

/** The action that prints every row that the list matches, and those rows while they are printed. */
export const usePrintAll = <Row extends { id: number }, A extends Answer<Row>>(
  source: ListSource<A>,
  state: ListState,
  columns: readonly string[],
) => {
  const { t } = useTranslation('list');
  const client = useQueryClient();
  const { rows, print } = usePrintedRows(async () => {
    const all = new Map<number, Row>();
    for (let page = 1; all.size < PRINT_MAX; page += 1) {
      const { data, count } = await client.fetchQuery({
        ...source({ ...state, page, perPage: PER_PAGE_MAX }, columns),
        gcTime: 0,
      } as Parameters<typeof client.fetchQuery<A>>[0]);
      for (const row of data) all.set(row.id, row);
      if (data.length === 0 || page * PER_PAGE_MAX >= count) break;
    }
    return [...all.values()];
  });
  return {
    printed: rows,
    action: (count: number): ListAction => ({
      key: 'print',
      label: t('print.all'),
      help: t('print.help', { count }),
      ...(count > PRINT_MAX && { whyNot: t('print.tooMany', { max: PRINT_MAX }) }),
      icon: <IconPrinter />,
      onClick: print,
    }),
  };
};
