import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Endpoint, EndpointCall } from '#shared/contract/endpoint.ts';
import { notifyThrown } from '../api/notify-thrown.ts';
import { query } from '../api/query.ts';
import { format } from '../ui/format.ts';
import { neighbourState } from '../ui/known-name.ts';
import { preloadOn } from '../ui/preload.ts';
import { useNavigate } from '../ui/router.ts';
import { useKeys } from '../ui/use-keys.ts';
import { keepTrail, placeIn, trailTo, addPage, type ListedRow, type Trail } from './trail.ts';
import classes from './neighbours.module.css';

type Props<Row extends ListedRow> = {
  /** The endpoint of the list. */
  list: Endpoint;
  pathOf: (row: Row) => string;
  /** The path of the record that is shown. */
  at: string;
};

/** Finds the row at a place of the list, and reads the page that it is on where that was not read before. */
const useRowAt = <Row extends ListedRow>({ list, pathOf }: Props<Row>) => {
  const client = useQueryClient();
  return async (trail: Trail, place: number): Promise<{ trail: Trail; path: string | undefined }> => {
    const known = trail.paths[place - trail.first];
    if (known !== undefined) return { trail, path: known };
    const page = Math.ceil(place / trail.perPage);
    // why: every list takes the query that the trail was read with
    const input = { query: { ...trail.query, page } } as EndpointCall<Endpoint>;
    const read = (await client.fetchQuery(query(list, input))) as { data: readonly Row[]; count: number };
    const longer = addPage(trail, page, read.data.map(pathOf), read.count);
    return { trail: longer, path: longer.paths[place - longer.first] };
  };
};

const Arrows = <Row extends ListedRow>({ trail, ...props }: Props<Row> & { trail: Trail }) => {
  const { t } = useTranslation('palette');
  const navigate = useNavigate();
  const rowAt = useRowAt(props);
  const place = placeIn(trail, props.at);
  const go = (step: 1 | -1): void => {
    const to = place + step;
    if (to < 1 || to > trail.count) return;
    rowAt(trail, to).then(({ trail: longer, path }) => {
      if (path === undefined) return;
      keepTrail(path, longer);
      // The list is one step back, however many records were looked at.
      void navigate(path, { replace: true, state: neighbourState });
    }, notifyThrown);
  };
  useKeys({ '[': () => go(-1), ']': () => go(1) });
  const button = (step: 1 | -1, label: string, Icon: typeof IconChevronUp) => {
    const next = trail.paths[place + step - trail.first];
    return (
      <ActionIcon
        aria-label={label}
        title={`${label} (${step === 1 ? ']' : '['})`}
        disabled={place + step < 1 || place + step > trail.count}
        onClick={() => go(step)}
        {...(next !== undefined && preloadOn(next))}
      >
        <Icon size={16} stroke={1.75} />
      </ActionIcon>
    );
  };
  return (
    <nav className={classes.place} aria-label={t('place.list')}>
      <span>{t('place.of', { at: format().number(place), count: trail.count })}</span>
      {button(-1, t('place.previous'), IconChevronUp)}
      {button(1, t('place.next'), IconChevronDown)}
    </nav>
  );
};

/** The place of a record in the list that led to it, with the ones before and after it; nothing for who came directly. */
export const Neighbours = <Row extends ListedRow>(props: Props<Row>) => <Place key={props.at} {...props} />;

const Place = <Row extends ListedRow>(props: Props<Row>) => {
  const client = useQueryClient();
  const [trail] = useState(() => trailTo(client, props.list, props.pathOf, props.at));
  return (
    trail && (
      <Suspense>
        <Arrows trail={trail} {...props} />
      </Suspense>
    )
  );
};
