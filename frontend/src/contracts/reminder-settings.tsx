import { Button, Group, Switch } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REMIND_DAYS_MAX, scheduleIssues, type ReminderSchedule } from '#shared/templates/reminder-schedule.rules.ts';
import { parseWholeNumber } from '#shared/values/whole-number.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { FieldPair } from '../form/field-pair.tsx';
import { WholeNumberField } from '../form/whole-number-field.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { submitHandler } from '../ui/submit-handler.ts';
import classes from './reminder-settings.module.css';

type Days = Omit<ReminderSchedule, 'remind'>;
type Typed = { readonly [Name in keyof Days]: string };
const names = ['remind_first_days', 'remind_every_days'] as const;

const daysOf = (text: string): number => {
  const parsed = parseWholeNumber(text);
  return parsed.ok ? parsed.value : Number.NaN;
};

type FormProps = { days: Days; isSaving: boolean; onSave: (days: Days) => void; close: () => void };

const DaysForm = ({ days, isSaving, onSave, close }: FormProps) => {
  const { t } = useTranslation('signing');
  const [typed, setTyped] = useState<Typed>({
    remind_first_days: String(days.remind_first_days),
    remind_every_days: String(days.remind_every_days),
  });
  const [isChecked, setChecked] = useState(false);
  const wanted = {
    remind_first_days: daysOf(typed.remind_first_days),
    remind_every_days: daysOf(typed.remind_every_days),
  };
  const issues = scheduleIssues({ remind: 1, ...wanted });
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={submitHandler(() => {
        setChecked(true);
        if (issues.length === 0) onSave(wanted);
      })}
    >
      <FieldPair>
        {names.map((name) => (
          <WholeNumberField
            key={name}
            label={t(`reminders.${name}`)}
            unit={t('reminders.days')}
            min={1}
            max={REMIND_DAYS_MAX}
            value={typed[name]}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
            error={isChecked ? issues.find(({ path }) => path === name)?.message : undefined}
          />
        ))}
      </FieldPair>
      <Group gap="xs">
        <Button type="submit" size="xs" loading={isSaving}>
          {t('reminders.save')}
        </Button>
        <Button variant="subtle" size="xs" onClick={close}>
          {t('reminders.cancel')}
        </Button>
      </Group>
    </form>
  );
};

type Props = {
  schedule: ReminderSchedule;
  isReadOnly: boolean;
  isSaving: boolean;
  /** Why the last change was not saved. */
  problem?: Problem | undefined;
  /** Answers whether it was saved; what was typed stays where it was not. */
  onSave: (change: Partial<ReminderSchedule>) => Promise<boolean>;
  /** What follows from the schedule. */
  children: ReactNode;
};

/** Whether and when signers are reminded by themselves. */
export const ReminderSettings = ({ schedule, isReadOnly, isSaving, problem, onSave, children }: Props) => {
  const { t } = useTranslation('signing');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.settings}>
      <Switch
        label={t('reminders.automatic')}
        labelPosition="left"
        classNames={{ body: classes.switch ?? '' }}
        checked={schedule.remind === 1}
        disabled={isReadOnly || isSaving}
        onChange={(event) => void onSave({ remind: event.currentTarget.checked ? 1 : 0 })}
      />
      <p>{children}</p>
      {problem && <ErrorBox problem={problem} />}
      {isOpen ? (
        <DaysForm
          days={schedule}
          isSaving={isSaving}
          close={() => setOpen(false)}
          onSave={async (days) => {
            if (await onSave(days)) setOpen(false);
          }}
        />
      ) : (
        !isReadOnly &&
        schedule.remind === 1 && (
          <Button variant="subtle" size="compact-sm" className={classes.change ?? ''} onClick={() => setOpen(true)}>
            {t('reminders.change')}
          </Button>
        )
      )}
    </div>
  );
};
