import { ActionIcon, Button } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconBookmark,
  IconChevronDown,
  IconColumns3,
  IconDots,
  IconFilter,
  IconStack2,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectPlaceholder } from '../ui/select-placeholder.tsx';
import type { ListState } from './list-state.ts';
import type { SegmentOption } from './segment-option.ts';
import classes from './list.module.css';

// The closed controls of a list: the targets of their pop-ups, and the placeholders until the code of the pop-ups has
// loaded. A pop-up passes its target more props than the type says, among them a class, so our own class comes last.
type ClosedProps = Pick<ComponentProps<'button'>, 'ref' | 'onClick'>;

const closed = { 'aria-haspopup': 'dialog', 'aria-expanded': false } as const;

export const ActionsButton = (props: ClosedProps) => {
  const { t } = useTranslation('list');
  return (
    <Button
      variant="default"
      rightSection={<IconChevronDown />}
      {...closed}
      aria-haspopup="menu"
      {...props}
      className={classes.actions ?? ''}
    >
      <IconDots className={classes.dots ?? ''} />
      <span className={classes.toolName}>{t('actions')}</span>
    </Button>
  );
};

export const ColumnsButton = (props: ClosedProps) => {
  const { t } = useTranslation('list');
  return (
    <Button variant="default" leftSection={<IconColumns3 />} {...closed} {...props} className={classes.tool ?? ''}>
      <span className={classes.toolName}>{t('columns')}</span>
    </Button>
  );
};

export const AddFilterButton = (props: ClosedProps) => {
  const { t } = useTranslation('list');
  return (
    <Button variant="default" leftSection={<IconFilter />} {...closed} {...props} className={classes.tool ?? ''}>
      <span className={classes.toolName}>{t('filter')}</span>
    </Button>
  );
};

export const PhoneSettingsButton = (props: ClosedProps) => {
  const { t } = useTranslation('list');
  return (
    <ActionIcon variant="default" size={40} aria-label={t('phoneSettings')} {...closed} {...props}>
      <IconAdjustmentsHorizontal size={18} stroke={1.75} />
    </ActionIcon>
  );
};

type ViewsButtonProps = ClosedProps & {
  /** The name of the active view. */
  name?: string | undefined;
  isEdited?: boolean;
};

export const ViewsButton = ({ name, isEdited = false, ...props }: ViewsButtonProps) => {
  const { t } = useTranslation('list');
  return (
    <Button
      variant="default"
      leftSection={<IconBookmark />}
      rightSection={<IconChevronDown />}
      {...closed}
      aria-haspopup="menu"
      {...props}
      className={`${classes.tool} ${classes.views}`}
    >
      <span className={`${classes.viewsName} ${classes.toolName}`}>{name ?? t('views.title')}</span>
      {isEdited && <span className={classes.viewsEdited}>{t('views.edited')}</span>}
    </Button>
  );
};

type SegmentProps = {
  state: Pick<ListState, 'segment'>;
  segments: readonly SegmentOption[];
  size?: 'xs' | 'md';
};

export const SegmentPlaceholder = ({ state, segments, size = 'xs' }: SegmentProps) => {
  const { t } = useTranslation('list');
  return (
    <SelectPlaceholder
      label={t('segment')}
      value={segments.find(({ value }) => value === state.segment)?.label ?? ''}
      size={size}
      className={classes.segment}
      leftSection={<IconStack2 size={16} stroke={1.75} />}
    />
  );
};

export const PerPagePlaceholder = ({ state }: { state: ListState }) => {
  const { t } = useTranslation('list');
  return <SelectPlaceholder label={t('perPage')} value={String(state.perPage)} size="xs" className={classes.perPage} />;
};
