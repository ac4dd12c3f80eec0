import { ActionIcon, Button, UnstyledButton } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconBookmark,
  IconChevronDown,
  IconColumns3,
  IconPlus,
  IconStack2,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectFace } from '../ui/select-face.tsx';
import type { ListState } from './list-state.ts';
import type { SegmentChoice } from './list-toolbar.tsx';
import classes from './list.module.css';

// The closed controls of a list: what their pop-ups stand on, and what stands there until those have come. A pop-up
// gives its target more than the type says, a class among it: one's own class comes last.
type FaceProps = Pick<ComponentProps<'button'>, 'ref' | 'onClick'>;

const closed = { 'aria-haspopup': 'dialog', 'aria-expanded': false } as const;

export const ActionsFace = (props: FaceProps) => {
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
      {t('actions')}
    </Button>
  );
};

export const ColumnsFace = (props: FaceProps) => {
  const { t } = useTranslation('list');
  return (
    <Button variant="default" leftSection={<IconColumns3 />} {...closed} {...props}>
      {t('columns')}
    </Button>
  );
};

export const AddFilterFace = (props: FaceProps) => {
  const { t } = useTranslation('list');
  return (
    <UnstyledButton {...closed} {...props} className={`${classes.chip} ${classes.addChip}`}>
      <IconPlus size={14} />
      {t('filter')}
    </UnstyledButton>
  );
};

export const PhoneSettingsFace = (props: FaceProps) => {
  const { t } = useTranslation('list');
  return (
    <ActionIcon variant="default" size={40} aria-label={t('phoneSettings')} {...closed} {...props}>
      <IconAdjustmentsHorizontal size={18} stroke={1.75} />
    </ActionIcon>
  );
};

type ViewsFaceProps = FaceProps & {
  isPhone: boolean;
  /** Of the view that shows. */
  name?: string | undefined;
  isEdited?: boolean;
};

export const ViewsFace = ({ isPhone, name, isEdited = false, ...props }: ViewsFaceProps) => {
  const { t } = useTranslation('list');
  if (isPhone)
    return (
      <ActionIcon
        variant="default"
        size={40}
        aria-label={[t('views.title'), name, isEdited ? t('views.edited') : undefined].filter(Boolean).join(', ')}
        {...closed}
        aria-haspopup="menu"
        {...props}
      >
        <IconBookmark size={18} stroke={1.75} />
      </ActionIcon>
    );
  return (
    <Button
      variant="default"
      leftSection={<IconBookmark />}
      rightSection={<IconChevronDown />}
      {...closed}
      aria-haspopup="menu"
      {...props}
      className={classes.views ?? ''}
    >
      <span className={classes.viewsName}>{name ?? t('views.title')}</span>
      {isEdited && <span className={classes.viewsEdited}>{t('views.edited')}</span>}
    </Button>
  );
};

export const SegmentFace = ({ state, segments }: { state: ListState; segments: readonly SegmentChoice[] }) => {
  const { t } = useTranslation('list');
  return (
    <SelectFace
      label={t('segment')}
      value={segments.find(({ value }) => value === state.segment)?.label ?? ''}
      size="xs"
      className={classes.segment}
      leftSection={<IconStack2 size={16} stroke={1.75} />}
    />
  );
};

export const PerPageFace = ({ state }: { state: ListState }) => {
  const { t } = useTranslation('list');
  return <SelectFace label={t('perPage')} value={String(state.perPage)} size="xs" className={classes.perPage} />;
};
