import { Button, Popover, Switch, TextInput, UnstyledButton } from '@mantine/core';
import { IconColumns3, IconGripVertical, IconLock, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '#shared/values/text.ts';
import { chosenColumns } from './list-column.ts';
import { moved } from './move.ts';
import classes from './list.module.css';

type Choice = { key: string; label: string; locked?: boolean; shown?: boolean };
type Props = {
  columns: readonly Choice[];
  chosen: readonly string[] | null;
  onChange: (keys: string[] | null) => void;
};

/** Which columns show and in which order; by pointer, or with the arrow keys on the grip. */
export const ColumnSettings = ({ columns, chosen, onChange }: Props) => {
  const { t } = useTranslation('list');
  const [wanted, setWanted] = useState('');
  const [dragged, setDragged] = useState<string>();
  const [over, setOver] = useState<string>();
  const shown = chosenColumns(columns, chosen).filter((column) => !column.locked);
  const keys = shown.map((column) => column.key);
  const hidden = columns.filter((column) => !column.locked && !keys.includes(column.key));
  const locked = columns.filter((column) => column.locked);
  const listed = [...shown, ...hidden].filter((column) => fold(column.label).includes(fold(wanted)));
  const drop = (target: string) => {
    if (dragged !== undefined && keys.includes(dragged) && keys.includes(target))
      onChange(moved(keys, keys.indexOf(dragged), keys.indexOf(target)));
    setDragged(undefined);
    setOver(undefined);
  };
  return (
    <Popover position="bottom-end" width={264} trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 />}>
          {t('columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.settings ?? ''}>
        <TextInput
          size="xs"
          aria-label={t('findColumn')}
          placeholder={t('findColumn')}
          leftSection={<IconSearch size={14} />}
          value={wanted}
          onChange={(event) => setWanted(event.currentTarget.value)}
        />
        <ul className={classes.columnList}>
          {locked.map((column) => (
            <li key={column.key} className={classes.columnItem}>
              <span className={classes.grip} />
              <span className={classes.columnName}>{column.label}</span>
              <IconLock size={14} aria-label={t('columnLocked')} />
            </li>
          ))}
          {listed.map((column) => {
            const at = keys.indexOf(column.key);
            return (
              <li
                key={column.key}
                className={classes.columnItem}
                data-over={over === column.key || undefined}
                draggable={at >= 0}
                onDragStart={() => setDragged(column.key)}
                onDragOver={(event) => {
                  event.preventDefault();
                  setOver(column.key);
                }}
                onDrop={() => drop(column.key)}
                onDragEnd={() => drop('')}
              >
                <UnstyledButton
                  className={classes.grip}
                  aria-label={t('moveColumn', { column: column.label })}
                  disabled={at < 0}
                  onKeyDown={(event) => {
                    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
                    if (step === 0 || at < 0) return;
                    event.preventDefault();
                    onChange(moved(keys, at, at + step));
                  }}
                >
                  <IconGripVertical size={14} />
                </UnstyledButton>
                <span className={classes.columnName}>{column.label}</span>
                <Switch
                  size="xs"
                  aria-label={column.label}
                  checked={at >= 0}
                  onChange={(event) =>
                    onChange(
                      event.currentTarget.checked ? [...keys, column.key] : keys.filter((key) => key !== column.key),
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
        <div className={classes.columnFoot}>
          <UnstyledButton className={classes.clear} onClick={() => onChange(null)}>
            {t('columnsDefault')}
          </UnstyledButton>
          <span>{t('columnsCount', { shown: keys.length + locked.length, total: columns.length })}</span>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
};
