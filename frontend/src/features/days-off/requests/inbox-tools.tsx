import { useTranslation } from 'react-i18next';
import { useQuery } from '@tanstack/react-query';
import { listInbox } from '#shared/contract/days-off/list-inbox.ts';
import { listTeams } from '#shared/contract/people/list-teams.ts';
import { keysOf } from '#shared/values/keys-of.ts';
import { query } from '../../../api/query.ts';
import { SearchBox } from '../../../list/search-box.tsx';
import { useRecordSegments } from '../../../records/use-record-segments.ts';
import { useCan } from '../../../ui/actor.tsx';
import { PHONE } from '../../../ui/tokens.ts';
import { inboxOrders, inboxSegments, type InboxPlace } from './use-inbox-place.ts';
import { useScreen } from '../../../ui/use-screen.ts';
import { selectSign } from '../../../ui/select-sign.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Select } from '../../../ui/select.tsx';
import classes from './inbox.module.css';

type Props = { place: InboxPlace; show: (change: Partial<InboxPlace>) => void };

const orderNames = keysOf(inboxOrders);

/** Chooses what the inbox lists: a segment, an order, and words to search for. */
export const InboxTools = ({ place, show }: Props) => {
  const { t } = useTranslation('days-off');
  const isPhone = useScreen(PHONE);
  const size = isPhone ? 'md' : 'xs';
  const teams = useQuery({ ...query(listTeams, {}), enabled: useCan()('people:read') }).data?.data ?? [];
  const { choices } = useRecordSegments('day_off_request', 'days-off', ['to_decide', 'all'], (segment) =>
    query(listInbox, { query: { per_page: 1, segment_id: segment } }),
  );
  const waiting = choices.find(({ value }) => value === 'to_decide')?.count;
  const segments = inboxSegments.map((value) => ({
    value,
    label:
      value === 'to_decide' && waiting !== undefined
        ? `${t('inbox.segment.to_decide')} ${waiting}`
        : t(`inbox.segment.${value}`),
  }));
  const choose = (value: string | null): void => {
    const segment = inboxSegments.find((name) => name === value);
    if (segment) show({ segment });
  };
  const select = {
    size,
    withScrollArea: false,
    allowDeselect: false,
    ...selectSign,
  } as const;
  return (
    <search className={classes.tools}>
      {isPhone ? (
        <Select {...select} aria-label={t('inbox.segments')} data={segments} value={place.segment} onChange={choose} />
      ) : (
        <Segments size="xs" aria-label={t('inbox.segments')} value={place.segment} onChange={choose} data={segments} />
      )}
      <Select
        {...select}
        className={classes.order ?? ''}
        aria-label={t('inbox.order')}
        data={orderNames.map((value) => ({ value, label: t(`inbox.orders.${value}`) }))}
        value={place.order}
        onChange={(value) => {
          const order = orderNames.find((name) => name === value);
          if (order) show({ order });
        }}
      />
      {teams.length > 1 && (
        <Select
          {...select}
          className={classes.order ?? ''}
          aria-label={t('inbox.team')}
          data={[
            { value: '0', label: t('inbox.allTeams') },
            ...teams.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(place.team)}
          onChange={(value) => show({ team: Number(value ?? 0) })}
        />
      )}
      <SearchBox
        isOfPage
        className={classes.search}
        size={size}
        label={t('inbox.search')}
        search={place.search}
        onSearch={(words) => show({ search: words })}
      />
    </search>
  );
};
