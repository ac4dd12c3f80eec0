import { Button, Stack, UnstyledButton } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operatorsOf } from '#shared/list/condition-rule.ts';
import type { Condition, Operator } from '#shared/list/segment.ts';
import { conditionValues, valueIssue, type ConditionColumn } from './condition-check.ts';
import { conditionLook } from './condition-look.ts';
import { ConditionValue } from './condition-value.tsx';
import { Select } from '../ui/select-code.tsx';
import { submitHandler } from '../ui/submit-handler.ts';
import classes from './add-filter.module.css';

type Props = { column: ConditionColumn; onBack: () => void; onAdd: (condition: Condition) => void };

/** How a column is compared and with what; the value has the focus. */
export const FilterForm = ({ column, onBack, onAdd }: Props) => {
  const { t } = useTranslation(['list', 'list-tools']);
  const form = useRef<HTMLFormElement>(null);
  const [operator, setOperator] = useState<Operator>(column.options ? 'is' : (operatorsOf[column.kind][0] ?? 'is'));
  const [values, setValues] = useState<string[]>([]);
  const isComplete = valueIssue(column, operator, values) === undefined;
  useEffect(() => {
    const fields = form.current?.querySelectorAll<HTMLElement>('input:not([type="hidden"])');
    (fields?.[1] ?? fields?.[0])?.focus();
  }, []);
  return (
    <form
      ref={form}
      onSubmit={submitHandler(() => {
        if (isComplete) onAdd({ column: column.key, operator, values: conditionValues(column, operator, values) });
      })}
    >
      <Stack gap={8}>
        <UnstyledButton
          className={classes.back}
          aria-label={t('list-tools:filter.back', { column: column.label })}
          onClick={onBack}
        >
          <IconChevronLeft size={16} stroke={1.75} />
          {column.label}
        </UnstyledButton>
        <Select
          {...conditionLook(true)}
          aria-label={t('list:filterOperator')}
          allowDeselect={false}
          data={operatorsOf[column.kind].map((value) => ({ value, label: t(`list-tools:operatorName.${value}`) }))}
          value={operator}
          onChange={(next) => {
            if (next === null) return;
            setOperator(next);
            setValues([]);
          }}
        />
        <ConditionValue key={operator} dense column={column} operator={operator} values={values} onChange={setValues} />
        <Button type="submit" size="xs" disabled={!isComplete}>
          {t('list:addFilter')}
        </Button>
      </Stack>
    </form>
  );
};
