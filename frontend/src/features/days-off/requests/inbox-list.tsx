import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestRowOut } from '#shared/contract/days-off/request.ts';
import { LoadedPart } from '../../../api/loaded.tsx';
import { ListMore } from '../../../list/list-more.tsx';
import type { useListRows } from '../../../list/use-list-rows.ts';
import type { SelectionState } from '../../../list/use-selection.ts';
import { paths } from '../../../ui/paths.ts';
import { isHidden } from './is-hidden.ts';
import { InboxRow } from './inbox-row.tsx';
import classes from './inbox.module.css';

type Props = {
  list: ReturnType<typeof useListRows<RequestRowOut, { data: RequestRowOut[]; count: number }>>;
  opened: number | undefined;
  pathOf: (id: number) => string;
  picked: SelectionState;
  empty: ReactNode;
};

/** The requests of the inbox; the opened one is marked. */
export const InboxList = ({ list, opened, pathOf, picked, empty }: Props) => {
  const { t } = useTranslation('days-off');
  const { rows, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const { ids, all } = picked.selection;
  return (
    <LoadedPart answer={list}>
      {() =>
        rows?.length === 0 ? (
          empty
        ) : (
          <>
            <ul
              className={classes.list}
              aria-label={t('inbox.title')}
              data-dimmed={list.isPlaceholderData || undefined}
            >
              {(rows ?? []).map((row) => (
                <InboxRow
                  key={row.id}
                  row={row}
                  isOpen={row.id === opened}
                  to={isHidden(row) ? paths.calendarOfPerson(row.employee_id) : pathOf(row.id)}
                  isPicked={all || ids.has(row.id)}
                  onPick={() => picked.toggle(row.id)}
                />
              ))}
            </ul>
            {hasNextPage && (
              <ListMore
                hasMore
                loading={isFetchingNextPage}
                failed={isFetchNextPageError}
                onMore={() => void fetchNextPage()}
                noMore=""
              />
            )}
          </>
        )
      }
    </LoadedPart>
  );
};
