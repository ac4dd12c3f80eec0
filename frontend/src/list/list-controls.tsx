import type { ReactNode, RefObject } from 'react';
import { DeferredColumnSettings, DeferredViewsMenu } from './deferred-controls.tsx';
import { KindChoice } from './kind-choice.tsx';
import type { ListAnswer, ListPageProps } from './list-page-props.ts';
import { ListToolbar } from './list-toolbar.tsx';
import type { SegmentLinks } from './use-segment-links.ts';
import type { ListView } from './use-list-view.ts';

type Props<Row extends { id: number }, Answer extends ListAnswer<Row>> = {
  page: ListPageProps<Row, Answer>;
  view: ListView<Row>;
  first: Answer | undefined;
  links: SegmentLinks | undefined;
  filterRef: RefObject<HTMLDivElement | null>;
  isPhone: boolean;
  choosing: { on: boolean; toggle: () => void } | undefined;
};

/** The tools of the page in the toolbar: the kind of rows, saved views, what the area adds, and the columns. */
export const ListControls = <Row extends { id: number }, Answer extends ListAnswer<Row>>({
  page,
  view: { state, saved, change, chosenKeys, chooseColumns },
  first,
  links,
  ...toolbar
}: Props<Row, Answer>) => {
  const { columns } = page;
  const views: ReactNode = (
    <>
      {page.hasViews && <DeferredViewsMenu list={page.name} state={saved} change={change} columns={chosenKeys} />}
      {page.tool}
    </>
  );
  return (
    <ListToolbar
      {...toolbar}
      state={state}
      change={change}
      segments={page.segments}
      segmentLinks={links}
      placeholder={page.searchPlaceholder}
      columns={columns}
      kinds={page.kinds && <KindChoice state={state} change={change} {...page.kinds(first)} />}
      views={views}
    >
      <DeferredColumnSettings columns={columns} chosen={chosenKeys} segment={state.segment} onChange={chooseColumns} />
    </ListToolbar>
  );
};
