import { Button } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { DeferredAddFilter, DeferredPhoneSettings, DeferredSegmentSelect } from './deferred-controls.tsx';
import type { ListState } from './list-state.ts';
import type { ChangeState } from './use-list-state.ts';
import type { SegmentOption } from './segment-option.ts';
import type { SegmentLinks } from './use-segment-links.ts';
import { SearchBox } from './search-box.tsx';
import type { ConditionColumn } from './condition-check.ts';
import classes from './list.module.css';

type Props = {
  state: ListState;
  change: ChangeState;
  segments: readonly SegmentOption[];
  segmentLinks: SegmentLinks | undefined;
  placeholder: string;
  /** Holds the button that adds a filter. */
  filterRef: RefObject<HTMLDivElement | null>;
  isPhone: boolean;
  columns: readonly (ConditionColumn & { shown?: boolean })[];
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
 * Search at the left, then what narrows the list (segment, filters, views), column settings at the right; on the phone,
 * segment and order are behind a button beside the search.
 */
export const ListToolbar = (props: Props) => {
  const {
    state,
    change,
    segments,
    segmentLinks,
    placeholder,
    filterRef,
    isPhone,
    columns,
    choosing,
    kinds,
    views,
    children,
  } = props;
  const { t } = useTranslation('list');
  const choice = { state, change, segments };
  return (
    <search className={classes.toolbar}>
      <SearchBox
        className={classes.search}
        size={isPhone ? 'md' : 'xs'}
        label={placeholder}
        search={state.search}
        onSearch={(search) => change({ search }, 'replace')}
        isOfPage
      />
      {isPhone && <DeferredPhoneSettings {...choice} segmentLinks={segmentLinks} columns={columns} />}
      {!isPhone && segments.length > 0 && <DeferredSegmentSelect {...choice} links={segmentLinks} />}
      <div ref={filterRef} className={classes.filter}>
        <DeferredAddFilter
          columns={columns}
          onAdd={(condition) => {
            const { match = 'all', conditions = [] } = state.filters ?? {};
            change({ filters: { match, conditions: [...conditions, condition] } });
          }}
        />
      </div>
      {!isPhone && kinds}
      {views}
      {isPhone && choosing && (
        <Button variant="default" aria-pressed={choosing.on} onClick={choosing.toggle}>
          {t(choosing.on ? 'bulk.end' : 'bulk.start')}
        </Button>
      )}
      {isPhone ? (
        kinds
      ) : (
        <>
          <div className={classes.spacer} />
          {children}
        </>
      )}
    </search>
  );
};
