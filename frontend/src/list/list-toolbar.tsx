import { Button, Kbd, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SEARCH_MAX } from '#shared/list/list-query.ts';
import { DeferredPhoneSettings, DeferredSegmentSelect } from './deferred-controls.tsx';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list-state.ts';
import type { SegmentOption } from './segment-option.ts';
import type { SegmentLinks } from './use-segment-links.ts';
import { useTypedSearch } from './use-typed-search.ts';
import classes from './list.module.css';

const SEARCH_DEBOUNCE_MS = 200;

type Props = {
  state: ListState;
  change: ChangeState;
  segments: readonly SegmentOption[];
  segmentLinks: SegmentLinks | undefined;
  placeholder: string;
  searchRef: RefObject<HTMLInputElement | null>;
  isPhone: boolean;
  columns: readonly { key: string; label: string }[];
  /**
   * The mode for selecting rows on the phone, where a tap otherwise opens the record; undefined without bulk actions.
   */
  choosing: { on: boolean; toggle: () => void } | undefined;
  /** The choice of the kind of rows; under the search on the phone. */
  kinds: ReactNode;
  /** The menu of saved views. */
  views: ReactNode;
  children: ReactNode;
};

/**
 * Search at the left, segment beside it, column settings at the right; on the phone, search and buttons for the rest.
 */
export const ListToolbar = (props: Props) => {
  const {
    state,
    change,
    segments,
    segmentLinks,
    placeholder,
    searchRef,
    isPhone,
    columns,
    choosing,
    kinds,
    views,
    children,
  } = props;
  const { t } = useTranslation('list');
  const [text, type] = useTypedSearch(state.search, (search) => change({ search }, 'replace'), SEARCH_DEBOUNCE_MS);
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
        onChange={(event) => type(event.currentTarget.value)}
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
          <DeferredPhoneSettings
            state={state}
            change={change}
            segments={segments}
            segmentLinks={segmentLinks}
            columns={columns}
          />
          {kinds}
        </>
      ) : (
        <>
          {segments.length > 0 && (
            <DeferredSegmentSelect state={state} change={change} segments={segments} links={segmentLinks} />
          )}
          {kinds}
          {views}
          <div className={classes.spacer} />
          {children}
        </>
      )}
    </search>
  );
};
