import { Button, Kbd, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import type { SegmentFilter } from '#shared/list/segment.ts';
import { useLocation, useNavigation } from '../ui/router.ts';
import { LatePhoneSettings, LateSegmentSelect } from './late-controls.tsx';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list-state.ts';
import classes from './list.module.css';

export type SegmentChoice = {
  value: string;
  label: string;
  count?: number;
  /** Of a custom segment: its conditions. */
  filter?: SegmentFilter | undefined;
};

/** Where custom segments are made; absent without the right to them. */
export type SegmentLinks = { add: string; edit: (id: string) => string; keep: (filters: SegmentFilter) => string };

type Props = {
  state: ListState;
  change: ChangeState;
  segments: readonly SegmentChoice[];
  segmentLinks: SegmentLinks | undefined;
  placeholder: string;
  debounceMs: number;
  searchRef: RefObject<HTMLInputElement | null>;
  isPhone: boolean;
  columns: readonly { key: string; label: string }[];
  /** On the phone rows are chosen in a mode of its own: a tap opens them otherwise. */
  choosing: { on: boolean; toggle: () => void } | undefined;
  /** The menu of saved views. */
  views: ReactNode;
  children: ReactNode;
};

/** Search on the left, segment beside it, column settings at the right; on the phone one button holds the rest. */
export const ListToolbar = (props: Props) => {
  const {
    state,
    change,
    segments,
    segmentLinks,
    placeholder,
    debounceMs,
    searchRef,
    isPhone,
    columns,
    choosing,
    views,
    children,
  } = props;
  const { t } = useTranslation('list');
  const [text, setText] = useState(state.search);
  const sent = useRef(state.search);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const search = useDebouncedCallback((term: string) => {
    // A page that is being opened would be left again.
    const isLeaving = next !== undefined && next.pathname !== pathname;
    if (term === sent.current || isLeaving) return;
    sent.current = term;
    change({ search: term }, 'replace');
  }, debounceMs);
  // Back, or "clear search", changed the URL from outside the box.
  useEffect(() => {
    if (state.search === sent.current) return;
    sent.current = state.search;
    setText(state.search);
  }, [state.search]);
  return (
    <search className={classes.toolbar}>
      <TextInput
        ref={searchRef}
        className={classes.search ?? ''}
        size={isPhone ? 'md' : 'xs'}
        aria-label={placeholder}
        placeholder={placeholder}
        maxLength={SEARCH_MAX}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        rightSection={text === '' && !isPhone ? <Kbd className={classes.key}>/</Kbd> : null}
        rightSectionPointerEvents="none"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          search(event.currentTarget.value.trim());
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur();
        }}
      />
      {isPhone ? (
        <>
          {choosing && (
            <Button variant="default" h={40} aria-pressed={choosing.on} onClick={choosing.toggle}>
              {t(choosing.on ? 'bulk.end' : 'bulk.start')}
            </Button>
          )}
          {views}
          <LatePhoneSettings
            state={state}
            change={change}
            segments={segments}
            segmentLinks={segmentLinks}
            columns={columns}
          />
        </>
      ) : (
        <>
          {segments.length > 0 && (
            <LateSegmentSelect state={state} change={change} segments={segments} links={segmentLinks} />
          )}
          {views}
          <div className={classes.spacer} />
          {children}
        </>
      )}
    </search>
  );
};
