import { Switch, UnstyledButton } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useId, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './column-settings.module.css';

type Props = {
  column: { key: string; label: string };
  shown: boolean;
  /** A dragged column is over this one and would be dropped here. */
  isTarget: boolean;
  onToggle: (shown: boolean) => void;
  onStep: (step: -1 | 1) => void;
  /** Called while the grip is dragged, with the key of the column under the pointer. */
  onDrag: (over: string | undefined) => void;
  onDrop: () => void;
};

const columnAt = ({ clientX, clientY }: PointerEvent): string | undefined =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-column]')?.dataset['column'];

/** One column of the settings: grip (for pointer, touch and arrow keys), name, switch. */
export const ColumnItem = ({ column, shown, isTarget, onToggle, onStep, onDrag, onDrop }: Props) => {
  const { t } = useTranslation('list');
  const switchId = useId();
  return (
    <li className={classes.columnItem} data-column={column.key} data-over={isTarget || undefined}>
      <UnstyledButton
        className={classes.grip}
        aria-label={t('moveColumn', { column: column.label })}
        disabled={!shown}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
          if (step === undefined) return;
          event.preventDefault();
          onStep(step);
        }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(columnAt(event));
        }}
        onPointerUp={onDrop}
        onPointerCancel={() => onDrag(undefined)}
      >
        <IconGripVertical size={14} stroke={1.75} />
      </UnstyledButton>
      <label className={classes.columnName} htmlFor={switchId}>
        {column.label}
      </label>
      <Switch id={switchId} size="xs" checked={shown} onChange={(event) => onToggle(event.currentTarget.checked)} />
    </li>
  );
};
