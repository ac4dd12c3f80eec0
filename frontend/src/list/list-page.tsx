import { Button, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Preferences } from '#shared/contract/session/preferences.ts';
import { toProblemOf } from '../api/problem.ts';
import { ErrorBox } from '../ui/error-box.tsx';
import { Link, useNavigate } from '../ui/router.ts';
import { ColumnSettings } from './column-settings.tsx';
import { FilterChips } from './filter-chips.tsx';
import { chosenColumns, type ListColumn } from './list-column.ts';
import { ListEmpty } from './list-empty.tsx';
import { ListPager } from './list-pager.tsx';
import type { ListState } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import { ListToolbar, type SegmentChoice } from './list-toolbar.tsx';
import { useListKeys } from './use-list-keys.ts';
import { useListState } from './use-list-state.ts';
import { usePreferences } from './use-preferences.ts';
import classes from './list.module.css';

export type ListAnswer<Row> = { data: Row[]; count: number };

export type ListAction = {
  key: string;
  label: string;
  help?: string;
  icon?: ReactNode;
  to?: string;
  onClick?: (state: ListState, columns: readonly string[]) => void;
};

export type ListPageProps<Row, Answer extends ListAnswer<Row>> = {
  /** Name of the list in preferences: `fleet`. */
  name: string;
  title: string;
  searchPlaceholder: string;
  columns: readonly ListColumn<Row>[];
  /** Query options for what is to be shown. */
  source: (state: ListState) => Pick<UseQueryOptions<Answer>, 'queryFn'> & { queryKey: QueryKey };
  linkOf: (row: Row) => string;
  /** At phone width: the three facts that matter. */
  renderCard: (row: Row) => ReactNode;
  segments: readonly SegmentChoice[];
  /** Of the Actions menu; `count` is how many rows they apply to. */
  actions?: (count: number) => readonly ListAction[];
  create?: { label: string; to: string } | undefined;
  /** Shown while nothing exists at all; `answer` tells. */
  first: { when: (answer: Answer) => boolean; content: ReactNode };
  emptySegment: string;
  noMore: string;
  perPageOptions?: readonly number[];
  debounceMs?: number;
};

const PER_PAGE = [10, 25, 50, 100] as const;

/** One list page for every area: search, segments, filters, columns, sort, paging, all in the URL and remembered. */
export const ListPage = <Row extends { id: number }, Answer extends ListAnswer<Row>>(
  props: ListPageProps<Row, Answer>,
) => {
  const { remembered, remember } = usePreferences(props.name, props.perPageOptions?.[0] ?? PER_PAGE[0]);
  return remembered ? (
    <Loaded {...props} remembered={remembered} remember={remember} />
  ) : (
    <div className={classes.page} aria-busy="true" />
  );
};

const Loaded = <Row extends { id: number }, Answer extends ListAnswer<Row>>({
  title,
  searchPlaceholder,
  columns,
  source,
  linkOf,
  renderCard,
  segments,
  actions,
  create,
  first,
  emptySegment,
  noMore,
  perPageOptions = PER_PAGE,
  debounceMs = 200,
  remembered,
  remember,
}: ListPageProps<Row, Answer> & { remembered: Preferences; remember: (change: Partial<Preferences>) => void }) => {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false });
  const searchRef = useRef<HTMLInputElement>(null);
  const [state, change] = useListState(remembered, remember);
  const answer = useQuery<Answer>({ ...source(state), placeholderData: keepPreviousData });
  const rows = answer.data?.data;
  const count = answer.data?.count ?? 0;
  const shown = chosenColumns(columns, remembered.columns);
  const current = useListKeys({
    rows: rows ?? [],
    linkOf,
    searchRef,
    onCreate: create && (() => void navigate(create.to)),
  });
  const menu = actions?.(count) ?? [];
  const isFirst =
    answer.data !== undefined && count === 0 && state.search === '' && !state.filters && first.when(answer.data);
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>
          {title}
          {answer.data && <span className={classes.count}>{new Intl.NumberFormat('nl-BE').format(count)}</span>}
        </h1>
        {menu.length > 0 && (
          <Menu position="bottom-end" width={280}>
            <Menu.Target>
              <Button variant="default" rightSection={<IconChevronDown />}>
                {t('actions')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {menu.map(({ key, label, help, icon, to, onClick }) => (
                <Menu.Item
                  key={key}
                  leftSection={icon}
                  onClick={() =>
                    to === undefined
                      ? onClick?.(
                          state,
                          shown.map((column) => column.key),
                        )
                      : void navigate(to)
                  }
                >
                  {label}
                  {help && <div style={{ color: 'var(--dim)', fontSize: '0.75rem' }}>{help}</div>}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        {create && (
          <Button component={Link} to={create.to} leftSection={<IconPlus />}>
            {create.label}
          </Button>
        )}
      </header>
      {isFirst ? (
        <div className={classes.scroller}>{first.content}</div>
      ) : (
        <>
          <ListToolbar
            state={state}
            change={change}
            segments={segments}
            placeholder={searchPlaceholder}
            debounceMs={debounceMs}
            searchRef={searchRef}
          >
            {!isPhone && (
              <ColumnSettings
                columns={columns}
                chosen={remembered.columns}
                onChange={(keys) => remember({ columns: keys })}
              />
            )}
          </ListToolbar>
          <FilterChips columns={columns} filters={state.filters} onChange={(filters) => change({ filters })} />
          {/* A scrolling region is reachable by keyboard. */}
          <div className={classes.scroller} role="region" aria-label={title} tabIndex={0}>
            {answer.isError && <ErrorBox problem={toProblemOf(answer.error)} onRetry={() => void answer.refetch()} />}
            {!answer.isError && rows?.length === 0 && (
              <ListEmpty state={state} count={count} change={change} emptySegment={emptySegment} noMore={noMore} />
            )}
            {!answer.isError &&
              rows?.length !== 0 &&
              (isPhone ? (
                <ul
                  className={`${classes.cards} ${answer.isPlaceholderData ? classes.fetching : ''}`}
                  aria-busy={rows === undefined}
                >
                  {rows?.map((row) => (
                    <li key={row.id}>
                      <Link to={linkOf(row)} className={classes.card} data-row={row.id}>
                        {renderCard(row)}
                      </Link>
                    </li>
                  ))}
                </ul>
              ) : (
                <ListTable
                  caption={title}
                  columns={shown}
                  rows={rows}
                  fetching={answer.isPlaceholderData}
                  state={state}
                  change={change}
                  linkOf={linkOf}
                  current={current}
                />
              ))}
          </div>
          <ListPager state={state} change={change} count={count} shown={rows?.length ?? 0} options={perPageOptions} />
        </>
      )}
    </div>
  );
};
