import { Kbd, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks';
import { IconSearch, IconSelector, IconStack2 } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import type { ChangeState } from './use-list-state.ts';
import type { ListState } from './list-state.ts';
import classes from './list.module.css';

export type SegmentChoice = { value: string; label: string; count?: number };

type Props = {
  state: ListState;
  change: ChangeState;
  segments: readonly SegmentChoice[];
  placeholder: string;
  debounceMs: number;
  searchRef: RefObject<HTMLInputElement | null>;
  children: ReactNode;
};

/** Search on the left, segment beside it, column settings at the right. */
export const ListToolbar = ({ state, change, segments, placeholder, debounceMs, searchRef, children }: Props) => {
  const { t } = useTranslation('list');
  const [text, setText] = useState(state.search);
  const sent = useRef(state.search);
  const isPhone = useMediaQuery('(max-width: 600px)');
  const search = useDebouncedCallback((term: string) => {
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
    <div className={classes.toolbar} role="search">
      <TextInput
        ref={searchRef}
        className={classes.search}
        size={isPhone ? 'md' : 'xs'}
        aria-label={placeholder}
        placeholder={placeholder}
        maxLength={SEARCH_MAX}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        rightSection={text === '' && !isPhone ? <Kbd size="xs">/</Kbd> : null}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          search(event.currentTarget.value.trim());
        }}
      />
      {segments.length > 0 && (
        <Select
          className={classes.segment}
          size={isPhone ? 'md' : 'xs'}
          aria-label={t('segment')}
          data={segments.map(({ value, label, count }) => ({
            value,
            label: count === undefined ? label : t('segmentWithCount', { label, count }),
          }))}
          value={segments.some((segment) => segment.value === state.segment) ? state.segment : null}
          onChange={(segment) => segment !== null && change({ segment })}
          allowDeselect={false}
          leftSection={<IconStack2 size={16} stroke={1.75} />}
          rightSection={<IconSelector size={16} stroke={1.75} />}
          rightSectionPointerEvents="none"
        />
      )}
      <div className={classes.spacer} />
      {children}
    </div>
  );
};
