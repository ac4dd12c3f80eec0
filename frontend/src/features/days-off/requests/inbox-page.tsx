import { Button } from '@mantine/core';
import { IconCalendar, IconHistory } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { listInbox } from '#shared/contract/days-off/list-inbox.ts';
import type { EndpointResponse } from '#shared/contract/endpoint.ts';
import type { RequestRowOut } from '#shared/contract/days-off/request.ts';
import { query } from '../../../api/query.ts';
import { toQuery } from '../../../list/list-state.ts';
import { useListRows } from '../../../list/use-list-rows.ts';
import { useSelection } from '../../../list/use-selection.ts';
import frame from '../../../list/list.module.css';
import { useCan } from '../../../ui/actor.tsx';
import { paths } from '../../../ui/paths.ts';
import { RequireRight } from '../../../ui/require-right.tsx';
import { Link } from '../../../ui/router.ts';
import { useKeys } from '../../../ui/use-keys.ts';
import { wholeNumber } from '../../../ui/whole-number.ts';
import { AddDaysMenu } from './add-days-menu.tsx';
import { isHidden } from './is-hidden.ts';
import { InboxEmpty } from './inbox-empty.tsx';
import { InboxList } from './inbox-list.tsx';
import { InboxTools } from './inbox-tools.tsx';
import { RequestPane } from './request-pane.tsx';
import { listStateOf, useInboxPlace } from './use-inbox-place.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useScreen } from '../../../ui/use-screen.ts';
import { onDemand } from '../../../ui/on-demand.tsx';
import classes from './inbox.module.css';

const InboxBulk = onDemand(async () => (await import('./inbox-bulk.tsx')).InboxBulk);

/** The width from which the list and a request stand side by side. */
const WIDE = '(min-width: 960px)';

const useInboxRows = (place: ReturnType<typeof useInboxPlace>['place']) =>
  useListRows<RequestRowOut, EndpointResponse<typeof listInbox>>(
    (state) => query(listInbox, { query: toQuery(state) }),
    listStateOf(place),
    [],
  );

const Inbox = () => {
  const { t } = useTranslation('days-off');
  const can = useCan();
  const isWide = useScreen(WIDE);
  const { place, opened, pathOf, open, show } = useInboxPlace();
  const list = useInboxRows(place);
  const { rows, count } = list;
  const picked = useSelection(JSON.stringify(place));
  const chosen = picked.selection.all ? count : picked.selection.ids.size;
  const at = rows?.findIndex(({ id }) => id === opened) ?? -1;
  const openable = rows?.filter((row) => !isHidden(row)) ?? [];
  const first = openable[0]?.id;
  // Beside the list a request is always open: the first one, once rows that were decided just now have left the list.
  useEffect(() => {
    if (isWide && opened === undefined && first !== undefined && !list.isFetching) open(first, 'replace');
  });
  const openedAt = openable.findIndex(({ id }) => id === opened);
  const neighbour = (step: number): number | undefined => (openedAt < 0 ? first : openable[openedAt + step]?.id);
  const go = (step: number): void => {
    const next = neighbour(step);
    if (next !== undefined) open(next, 'replace');
  };
  useKeys({
    j: () => go(1),
    k: () => go(-1),
    x: () => opened !== undefined && picked.toggle(opened),
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
  });
  const isList = isWide || opened === undefined;
  return (
    <div className={`${frame.page} ${classes.page}`} data-one={!isWide || undefined}>
      <PageTitle of={t('inbox.title')} />
      {isList && (
        <>
          <header className={`${frame.head} ${classes.head}`}>
            <h1 className={frame.title}>
              {t('inbox.title')}
              {rows && <span className={frame.count}>{wholeNumber(count)}</span>}
            </h1>
            <Button component={Link} to={paths.allDayOffRequests} variant="default" leftSection={<IconHistory />}>
              {t('inbox.all')}
            </Button>
            <Button component={Link} to={paths.calendar} variant="default" leftSection={<IconCalendar />}>
              {t('inbox.calendar')}
            </Button>
            {can('days:write') && <AddDaysMenu isSecond={opened !== undefined} />}
          </header>
          <InboxTools place={place} show={show} />
        </>
      )}
      <div className={classes.body}>
        {isList && (
          <div className={classes.rows}>
            <InboxList
              list={list}
              opened={opened}
              pathOf={pathOf}
              picked={picked}
              empty={<InboxEmpty {...place} isBig={!isWide} />}
            />
          </div>
        )}
        {opened === undefined ? (
          isWide && <div className={classes.pane}>{rows?.length === 0 && <InboxEmpty {...place} isBig />}</div>
        ) : (
          <div className={classes.pane}>
            <RequestPane
              key={opened}
              id={opened}
              position={at < 0 ? undefined : { at: at + 1, of: count }}
              onStep={go}
              hasStep={(step) => neighbour(step) !== undefined}
              // The next request is found before this one leaves the list.
              onDecided={() => {
                const next = neighbour(1) ?? neighbour(-1);
                if (place.segment === 'to_decide') open(next, 'replace');
              }}
              back={isWide ? undefined : pathOf(undefined)}
            />
          </div>
        )}
      </div>
      {chosen > 0 && can('days:decide') && (
        <InboxBulk
          picked={picked}
          place={place}
          chosen={chosen}
          count={count}
          isList={isList}
          onDecided={() => open(undefined, 'replace')}
        />
      )}
    </div>
  );
};

/** What waits for a decision, with the opened request beside it: /inbox/daysOff and /inbox/daysOff/{request_id}. */
export const InboxPage = () => (
  <RequireRight permission="days:read">
    <Inbox />
  </RequireRight>
);
