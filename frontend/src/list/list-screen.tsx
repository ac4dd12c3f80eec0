import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { customFieldIdOf } from '#shared/custom-fields/custom-field.ts';
import type { Preferences } from '#shared/list/preferences.ts';
import { problemFromError } from '../api/problem.ts';
import { usePreloadedCode } from '../ui/preload.ts';
import { useNavigate } from '../ui/router.ts';
import { BulkBar } from './bulk-bar.tsx';
import { combineFilters } from './combine-filters.ts';
import { DeferredColumnSettings, DeferredViewsMenu } from './deferred-controls.tsx';
import { ListBody } from './list-body.tsx';
import { ListCards } from './list-cards.tsx';
import { chosenColumns } from './list-column.ts';
import { KindChoice } from './kind-choice.tsx';
import { ListHead } from './list-head.tsx';
import type { ListAnswer, ListPageProps } from './list-page-props.ts';
import { ListPager } from './list-pager.tsx';
import { customKeysIn, onlyKnownColumns } from './list-state.ts';
import { ListTable } from './list-table.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { PHONE } from '../ui/tokens.ts';
import { useInSlices } from '../ui/use-in-slices.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { usePrintAll } from './use-print-all.tsx';
import { useListRows } from './use-list-rows.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListState } from './use-list-state.ts';
import { useSegmentLinks } from './use-segment-links.ts';
import { targetOf, useSelection } from './use-selection.ts';
import { useScreen } from '../ui/use-screen.ts';
import classes from './list.module.css';

type Props<Row, Answer extends ListAnswer<Row>> = ListPageProps<Row, Answer> & {
  perPageOptions: readonly number[];
  /** What the user chose last is not known yet: no rows are read. */
  isWaiting: boolean;
  remembered: Preferences;
  remember: (change: Partial<Preferences>) => void;
};

// What a list seldom shows would delay its rows.
const SegmentNotice = lazy(async () => ({ default: (await import('./segment-notice.tsx')).SegmentNotice }));
const FilterChips = lazy(async () => ({ default: (await import('./filter-chips.tsx')).FilterChips }));

/** The list as the user had it last. Until that is known it stands empty, as it does while its rows are read. */
export const ListScreen = <Row extends { id: number }, Answer extends ListAnswer<Row>>(props: Props<Row, Answer>) => {
  const {
    title,
    columns,
    columnsPending = false,
    source,
    linkOf,
    actions,
    create,
    bulk = [],
    first,
    isWaiting,
    remembered,
    remember,
  } = props;
  const navigate = useNavigate();
  const isPhone = useScreen(PHONE);
  const search = useRef<HTMLInputElement>(null);
  const filter = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const [urlState, change] = useListState(remembered, remember, isWaiting);
  const keys = useMemo(() => new Set([...columns.map(({ key }) => key), 'id']), [columns]);
  const known = onlyKnownColumns(urlState, columnsPending ? new Set([...keys, ...customKeysIn(urlState)]) : keys);
  const own = props.kinds ? known : { ...known, kind: undefined };
  const [firstColumn] = columns;
  const { initialSort = firstColumn && ({ column: firstColumn.key, direction: 'asc' } as const) } = props;
  const state = { ...own, sort: own.sort ?? initialSort ?? null };
  const ownColumns = state.columns === undefined ? remembered.columns : state.columns;
  const chosen = ownColumns ?? [];
  const answer = useListRows<Row, Answer>(source, state, chosen, !isWaiting);
  // Rows and definitions are read in parallel; the list waits for both only if it shows a custom field.
  const awaitsColumns = columnsPending && chosen.some((key) => customFieldIdOf(key) !== undefined);
  const pageRows = useInSlices(awaitsColumns ? undefined : answer.rows);
  const { printed, action: printAll } = usePrintAll<Row, Answer>(source, state, chosen);
  const rows = printed ?? pageRows;
  const { count } = answer;
  const shown = chosenColumns(columns, ownColumns, state.segment);
  const selected = useSelection(JSON.stringify([state.segment, state.search, state.filters, state.kind]));
  const [isChoosing, setIsChoosing] = useState(false);
  const hasChecks = bulk.length > 0 && (!isPhone || isChoosing);
  const shownKeys = shown.map(({ key }) => key);
  const target = hasChecks ? targetOf(selected.selection, count, { state, columns: shownKeys }) : undefined;
  const nameOf = props.nameOf ?? ((row: Row) => String(row.id));
  // Rows on screen stay when the page after them cannot be read.
  const problem =
    answer.isError && !answer.isFetchNextPageError && !columnsPending ? problemFromError(answer.error) : undefined;
  const segmentLinks = useSegmentLinks(props.segmentBuilderPath);
  const segment = props.segments.find(({ value }) => value === state.segment);
  const combined = (state.filters && combineFilters(segment?.filter, state.filters)) ?? undefined;

  const [firstRow] = rows ?? [];
  usePreloadedCode(firstRow && linkOf(firstRow));
  useScrollRestoration(list, rows !== undefined && !answer.isPlaceholderData);
  useListKeys({
    list,
    search,
    onCreate: create && (() => void navigate(create.to)),
    onFilter: () => filter.current?.querySelector('button')?.click(),
    onSelect: hasChecks ? selected.toggle : undefined,
  });
  // A remembered segment may have been deleted since; the list would then show nothing but an error.
  const isSegmentGone = problem?.code === 'unknown_segment' && state.segment !== 'all';
  useEffect(() => {
    if (isSegmentGone) change({ segment: 'all' }, 'replace');
  }, [isSegmentGone, change]);

  const isNarrowed = state.search !== '' || state.filters !== null || state.kind !== undefined;
  const drawn = {
    rows,
    fetching: answer.isPlaceholderData,
    linkOf,
    selected: hasChecks ? selected : undefined,
    nameOf,
  };
  if (answer.first && count === 0 && !isNarrowed && first.when(answer.first))
    return (
      <div className={classes.page}>
        <ListHead title={title} count={0} actions={[]} create={undefined} onAction={() => undefined} />
        <div className={classes.first}>{first.content}</div>
      </div>
    );
  return (
    <div className={classes.page}>
      <ListHead
        title={title}
        count={problem && props.failed !== undefined ? 0 : answer.data && count}
        actions={[...(actions?.(count) ?? []), printAll(count)]}
        create={create}
        onAction={(action) => action.onClick?.(state, shownKeys)}
        bulk={bulk}
        target={target}
      />
      {props.tabs}
      <ListToolbar
        state={state}
        change={change}
        segments={props.segments}
        segmentLinks={segmentLinks}
        placeholder={props.searchPlaceholder}
        searchRef={search}
        filterRef={filter}
        isPhone={isPhone}
        columns={columns}
        choosing={
          bulk.length > 0
            ? {
                on: isChoosing,
                toggle: () => {
                  setIsChoosing(!isChoosing);
                  selected.clear();
                },
              }
            : undefined
        }
        kinds={props.kinds && <KindChoice state={state} change={change} {...props.kinds(answer.first)} />}
        views={
          <>
            {props.hasViews && <DeferredViewsMenu list={props.name} state={own} change={change} columns={ownColumns} />}
            {props.tool}
          </>
        }
      >
        <DeferredColumnSettings
          columns={columns}
          chosen={ownColumns}
          segment={state.segment}
          onChange={(keys) =>
            state.view === undefined && state.columns === undefined
              ? remember({ columns: keys })
              : change({ columns: keys, page: state.page }, 'replace')
          }
        />
      </ListToolbar>
      {state.filters && (
        <Suspense fallback={<div className={classes.chips} data-loading />}>
          <FilterChips
            columns={columns}
            filters={state.filters}
            onChange={(filters) => change({ filters })}
            saveSegmentAt={combined && segmentLinks?.save(combined)}
          />
        </Suspense>
      )}
      {segment?.removedIn && (
        <Suspense>
          <SegmentNotice segment={segment} removedIn={segment.removedIn} columns={columns} links={segmentLinks} />
        </Suspense>
      )}
      {/* A scrolling region must be reachable by keyboard. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- why: axe requires the opposite where content scrolls */}
      <section ref={list} className={classes.scroller} aria-label={title} tabIndex={0} data-bulk={target && true}>
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        {!isSegmentGone && (
          <ListBody
            page={props}
            state={state}
            change={change}
            answer={answer}
            rows={rows}
            isPrinting={printed !== undefined}
            problem={problem}
          >
            {isPhone ? (
              <ListCards {...drawn} renderCard={props.renderCard} besideCard={props.besideCard} />
            ) : (
              <ListTable {...drawn} caption={title} columns={shown} state={state} change={change} />
            )}
          </ListBody>
        )}
      </section>
      {answer.first && count > 0 && !problem && props.foot?.(answer.first)}
      {target && <BulkBar actions={bulk} selected={selected} target={target} count={count} />}
      <ListPager
        state={printed ? { ...state, page: 1, perPage: Math.max(1, count) } : state}
        change={change}
        count={count}
        shown={rows?.length ?? 0}
        pages={printed ? 1 : answer.pages}
        options={props.perPageOptions}
        fetching={answer.isPlaceholderData || answer.isPending}
      />
    </div>
  );
};
