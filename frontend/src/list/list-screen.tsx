import { useRef } from 'react';
import { usePreloadedCode } from '../ui/preload.ts';
import { useNavigate } from '../ui/router.ts';
import { PHONE } from '../ui/tokens.ts';
import { useScreen } from '../ui/use-screen.ts';
import { BulkBar } from './bulk-bar.tsx';
import { ListBody } from './list-body.tsx';
import { ListCards } from './list-cards.tsx';
import { ListControls } from './list-controls.tsx';
import { ListHead } from './list-head.tsx';
import { ListNotices } from './list-notices.tsx';
import type { ListAnswer, ListPageProps } from './list-page-props.ts';
import { ListPager } from './list-pager.tsx';
import { ListTable } from './list-table.tsx';
import { useChosenRows } from './use-chosen-rows.ts';
import { useListKeys } from './use-list-keys.ts';
import { useListView, type Remembered } from './use-list-view.ts';
import { useScreenRows } from './use-screen-rows.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';
import { useSegmentLinks } from './use-segment-links.ts';
import classes from './list.module.css';

type Props<Row, Answer extends ListAnswer<Row>> = Remembered & {
  page: ListPageProps<Row, Answer>;
  perPageOptions: readonly number[];
};

const NO_ACTIONS = [] as const;

/** The list as the user had it last. Until that is known it stands empty, as it does while its rows are read. */
export const ListScreen = <Row extends { id: number }, Answer extends ListAnswer<Row>>({
  page,
  perPageOptions,
  ...user
}: Props<Row, Answer>) => {
  const { title, columns, linkOf, create, bulk = NO_ACTIONS, first } = page;
  const navigate = useNavigate();
  const isPhone = useScreen(PHONE);
  const filter = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLElement>(null);
  const view = useListView(page, user);
  const { state, change, shownColumns } = view;
  const { answer, rows, isPrinting, printAll, problem, isSegmentGone } = useScreenRows(page, view, user.isWaiting);
  const { count } = answer;
  const shownKeys = shownColumns.map(({ key }) => key);
  const { selected, target, choosing } = useChosenRows(bulk, { state, columns: shownKeys, count, isPhone });
  const links = useSegmentLinks(page.segmentBuilderPath);

  const [firstRow] = rows ?? [];
  usePreloadedCode(firstRow && linkOf(firstRow));
  useScrollRestoration(list, rows !== undefined && !answer.isPlaceholderData);
  useListKeys({
    list,
    onCreate: create && (() => void navigate(create.to)),
    onFilter: () => filter.current?.querySelector('button')?.click(),
    onSelect: selected?.toggle,
  });

  if (answer.first && count === 0 && !view.isNarrowed && first.when(answer.first))
    return (
      <div className={classes.page}>
        <ListHead title={title} count={0} actions={[]} create={undefined} onAction={() => undefined} />
        <div className={classes.first}>{first.content}</div>
      </div>
    );
  const nameOf = page.nameOf ?? ((row: Row) => String(row.id));
  const drawn = { rows, fetching: answer.isPlaceholderData, linkOf, selected, nameOf };
  return (
    <div className={classes.page}>
      <ListHead
        title={title}
        count={problem && page.failed !== undefined ? 0 : answer.data && count}
        actions={[...(page.actions?.(count) ?? []), printAll(count)]}
        create={create}
        onAction={(action) => action.onClick?.(state, shownKeys)}
        bulk={bulk}
        target={target}
      />
      {page.tabs}
      <ListControls
        page={page}
        view={view}
        first={answer.first}
        links={links}
        filterRef={filter}
        isPhone={isPhone}
        choosing={choosing}
      />
      <ListNotices columns={columns} view={view} links={links} />
      {/* A scrolling region must be reachable by keyboard. */}
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- why: axe requires the opposite where content scrolls */}
      <section ref={list} className={classes.scroller} aria-label={title} tabIndex={0} data-bulk={target && true}>
        {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
        {!isSegmentGone && (
          <ListBody
            page={page}
            state={state}
            change={change}
            answer={answer}
            rows={rows}
            isPrinting={isPrinting}
            problem={problem}
          >
            {isPhone ? (
              <ListCards {...drawn} renderCard={page.renderCard} besideCard={page.besideCard} />
            ) : (
              <ListTable {...drawn} caption={title} columns={shownColumns} state={state} change={change} />
            )}
          </ListBody>
        )}
      </section>
      {answer.first && count > 0 && !problem && page.foot?.(answer.first)}
      {selected && target && <BulkBar actions={bulk} selected={selected} target={target} count={count} />}
      <ListPager
        state={isPrinting ? { ...state, page: 1, perPage: Math.max(1, count) } : state}
        change={change}
        count={count}
        shown={rows?.length ?? 0}
        pages={isPrinting ? 1 : answer.pages}
        options={perPageOptions}
        fetching={answer.isPlaceholderData || answer.isPending}
      />
    </div>
  );
};
