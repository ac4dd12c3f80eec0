import { Button, MultiSelect, Popover, Select, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operatorsOf } from '#shared/list/condition-rule.ts';
import type { Condition, Operator } from '#shared/list/segment.ts';
import { parseDmy } from '#shared/values/dates.ts';
import { AddFilterFace } from './faces.tsx';
import type { ListColumn } from './list-column.ts';
import classes from './list.module.css';

type FilterColumn = Pick<ListColumn<never>, 'key' | 'label' | 'kind' | 'options'>;
type Props = { columns: readonly FilterColumn[]; onAdd: (condition: Condition) => void };
type Draft = { column: string | null; operator: Operator | null; values: string[] };

const EMPTY: Draft = { column: null, operator: null, values: [] };
const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const valueCount = (operator: Operator): number =>
  operator === 'empty' || operator === 'not_empty' ? 0 : operator === 'between' ? 2 : 1;

/** The dashed chip: column, what it must be, value. */
export const AddFilter = ({ columns, onAdd }: Props) => {
  const { t } = useTranslation('list');
  const [opened, setOpened] = useState(false);
  const [{ column: key, operator, values }, setDraft] = useState<Draft>(EMPTY);
  const column = columns.find((candidate) => candidate.key === key);
  const isReadable = (value: string): boolean => {
    if (value.trim() === '') return false;
    if (column?.kind === 'date') return parseDmy(value) !== null;
    return column && ['money', 'number', 'integer', 'flag'].includes(column.kind) ? NUMBER.test(value) : true;
  };
  const needed = operator === null ? 0 : valueCount(operator);
  const complete =
    operator !== null &&
    column !== undefined &&
    (operator === 'any_of' ? values.length > 0 : values.length >= needed) &&
    values.every(isReadable);
  const close = () => {
    setOpened(false);
    setDraft(EMPTY);
  };
  const setValue = (at: number, value: string) =>
    setDraft((draft) => ({
      ...draft,
      values: Array.from({ length: needed }, (_, index) => (index === at ? value : (draft.values[index] ?? ''))),
    }));
  const valueLabel = column?.kind === 'date' ? t('valueDate') : t('value');
  return (
    <Popover opened={opened} onChange={setOpened} onClose={close} width={264} position="bottom-start" trapFocus>
      <Popover.Target>
        <AddFilterFace onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!complete) return;
            onAdd({ column: column.key, operator, values });
            close();
          }}
        >
          <Stack gap={8}>
            <Select
              withScrollArea={false}
              classNames={{ options: classes.options ?? '' }}
              size="xs"
              label={t('filterColumn')}
              searchable
              comboboxProps={{ withinPortal: false }}
              data={columns.map(({ key: value, label }) => ({ value, label }))}
              value={key}
              onChange={(next) => {
                const chosen = columns.find((candidate) => candidate.key === next);
                setDraft({
                  column: next,
                  operator: chosen ? (chosen.options ? 'is' : (operatorsOf[chosen.kind][0] ?? null)) : null,
                  values: [],
                });
              }}
            />
            {column && (
              <Select
                withScrollArea={false}
                classNames={{ options: classes.options ?? '' }}
                size="xs"
                label={t('filterOperator')}
                allowDeselect={false}
                comboboxProps={{ withinPortal: false }}
                data={operatorsOf[column.kind].map((value) => ({ value, label: t(`operatorName.${value}`) }))}
                value={operator}
                onChange={(next) => setDraft({ column: key, operator: next, values: [] })}
              />
            )}
            {column?.options && operator === 'any_of' && (
              <MultiSelect
                withScrollArea={false}
                classNames={{ options: classes.options ?? '' }}
                size="xs"
                label={t('value')}
                comboboxProps={{ withinPortal: false }}
                data={[...column.options]}
                value={values}
                onChange={(next) => setDraft({ column: key, operator, values: next })}
              />
            )}
            {column?.options && operator !== 'any_of' && needed === 1 && (
              <Select
                withScrollArea={false}
                classNames={{ options: classes.options ?? '' }}
                size="xs"
                label={t('value')}
                comboboxProps={{ withinPortal: false }}
                data={[...column.options]}
                value={values[0] ?? null}
                onChange={(next) => setDraft({ column: key, operator, values: next === null ? [] : [next] })}
              />
            )}
            {column &&
              !column.options &&
              Array.from({ length: needed }, (_, at) => (
                <TextInput
                  key={at}
                  size="xs"
                  label={needed === 2 ? t(at === 0 ? 'valueFrom' : 'valueTo') : valueLabel}
                  value={values[at] ?? ''}
                  onChange={(event) => setValue(at, event.currentTarget.value)}
                />
              ))}
            <Button type="submit" size="xs" disabled={!complete}>
              {t('addFilter')}
            </Button>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
};
