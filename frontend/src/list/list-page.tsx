import { defaultPreferences } from '#shared/list/preferences.ts';
import type { ListAnswer, ListPageProps } from './list-page-props.ts';
import { ListScreen } from './list-screen.tsx';
import { useLinkedView } from './use-linked-view.ts';
import { useInSlices } from '../ui/use-in-slices.ts';
import { usePreferences } from './use-preferences.ts';

/** Rows per page to choose from: 10 by default, and the choice is remembered (docs/areas/records.md#lists). */
const PER_PAGE = [10, 25, 50, 100] as const;

/** The list page of every area: search, segments, filters, columns, sort and paging, all in the URL and remembered. */
export const ListPage = <Row extends { id: number }, Answer extends ListAnswer<Row>>({
  perPageOptions = PER_PAGE,
  ...page
}: ListPageProps<Row, Answer>) => {
  const preferences = usePreferences(page.name, perPageOptions[0] ?? PER_PAGE[0]);
  const isOpening = useLinkedView(page.name, page.hasViews ?? false);
  const remembered = useInSlices(isOpening ? undefined : preferences.remembered);
  return (
    <ListScreen
      page={page}
      perPageOptions={perPageOptions}
      isWaiting={remembered === undefined}
      remembered={remembered ?? defaultPreferences}
      remember={preferences.remember}
    />
  );
};
