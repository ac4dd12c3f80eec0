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
import { RequireRight } from '../../../ui/require-right.tsx';
import { useKeys } from '../../../ui/use-keys.ts';
import { InboxEmpty } from './inbox-empty.tsx';
import { InboxHead } from './inbox-head.tsx';
import { InboxList } from './inbox-list.tsx';
import { InboxTools } from './inbox-tools.tsx';
import { RequestPane } from './request-pane.tsx';
import { listStateOf, useInboxPlace } from './use-inbox-place.ts';
import { useOpenableRequests } from './use-openable-requests.ts';
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
  // Beside the list a request is always open: the first one, once rows that were decided just now have left the list.
  const { go, hasStep, goOn } = useOpenableRequests({ rows, opened, open, opensFirst: isWide && !list.isFetching });
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
          <InboxHead count={rows && count} isBesideRequest={opened !== undefined} />
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
              hasStep={hasStep}
              // The next request is found before this one leaves the list.
              onDecided={() => place.segment === 'to_decide' && goOn()}
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
