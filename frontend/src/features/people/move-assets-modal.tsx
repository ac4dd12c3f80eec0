import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assetMark, assetTitle } from '#shared/assets/asset-tag.ts';
import { transferAssets } from '#shared/contract/assets/transfer-assets.ts';
import type { EmployeeOut } from '#shared/contract/people/employee.ts';
import type { Held } from '#shared/contract/people/held.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { addDays, fromDmy, isoOf } from '#shared/values/dates.ts';
import { firstDayAfter, lastDayOf } from '#shared/values/last-days.ts';
import { useCall } from '../../api/query.ts';
import { notifyWhenEnded } from '../../api/started-runs.ts';
import { paths } from '../../ui/paths.ts';
import { FormModal } from '../../form/form-modal.tsx';
import { applyIssues } from '../../form/apply-problem.ts';
import { DateField } from '../../form/date-field.tsx';
import { FieldError } from '../../form/field-error.tsx';
import { PersonPicker } from '../../form/person-picker.tsx';
import { RadioCards } from '../../form/radio-cards.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { DayNotice } from '../../history/day-notice.tsx';
import { isAhead } from '../../history/is-ahead.ts';
import { useActor } from '../../ui/actor.tsx';
import { LetterTile } from '../../ui/letter-tile.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useNavigate } from '../../ui/router.ts';
import classes from './assignments.module.css';

type Props = { person: EmployeeOut; assets: Held['assets']; close: () => void };
/** `date` is the first day of the new owner, or the last day of the person when the assets are returned; empty: today. */
type Form = { way: 'transfer' | 'return' | ''; to_employee_id: number; asset_ids: number[]; date: string };

const issuesOf = ({ way, to_employee_id: to, asset_ids: ids, date }: Form): Issue[] => [
  ...(ids.length === 0 ? [issue('asset_ids', 'please_select_asset')] : []),
  ...(way === 'transfer' && to <= 0 ? [issue('to_employee_id', 'required')] : []),
  ...(date.trim() === '' && way === 'transfer' ? [issue('date', 'required')] : []),
  ...(date.trim() !== '' && isoOf(date) === undefined ? [issue('date', 'invalid_date')] : []),
];

/** The first day on which the person no longer has the assets. */
const dayOf = ({ way, date }: Form, today: string): string =>
  way === 'transfer' ? date.trim() : date.trim() === '' ? today : firstDayAfter(date.trim());

/** The typed day in the terms of the other way, so that it stands for the same change. */
const dateFor = (way: Form['way'], day: string, today: string): string =>
  way === 'transfer' ? day : day === today ? '' : lastDayOf(day);

/** Starts the run that moves the assets, and says so. */
const useMove = (person: EmployeeOut, onRefused: (issues: readonly Issue[]) => void) => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const navigate = useNavigate();
  const call = useCall(transferAssets);
  const start = ({ way, to_employee_id: to, asset_ids: ids }: Form, day: string, onStarted: () => void): void =>
    call.mutate(
      {
        body: {
          from_employee_id: person.id,
          to_employee_id: way === 'transfer' ? to : 0,
          asset_ids: ids,
          date: day,
        },
      },
      {
        onSuccess: ({ run_id: run }) => {
          notifyWhenEnded(run);
          notifySuccess(t(isAhead(day, today) ? 'move.planned' : 'move.started', { count: ids.length, day }), {
            label: t('move.show'),
            onClick: () => void navigate(paths.run(run)),
          });
          onStarted();
        },
        onError: ({ problem }) => onRefused(problem.fields),
      },
    );
  return { start, isPending: call.isPending, problem: call.error?.problem };
};

type ChoiceProps = {
  assets: Held['assets'];
  chosen: readonly number[];
  today: string;
  error: ReactNode;
  onToggle: (id: number, on: boolean) => void;
};

/** Which of the assets go, those yet to come with the day on which they come. */
const AssetChoice = ({ assets, chosen, today, error, onToggle }: ChoiceProps) => {
  const { t } = useTranslation('people');
  return (
    <fieldset className={classes.choices}>
      <legend>{t('move.which')}</legend>
      {assets.map(({ id, name, picture, serial_number, start_date: from }) => (
        <label key={id} className={classes.choice}>
          <Checkbox
            aria-label={assetTitle({ id, name, serial_number })}
            checked={chosen.includes(id)}
            onChange={(event) => onToggle(id, event.currentTarget.checked)}
            data-path="asset_ids"
          />
          <LetterTile name={name} picture={picture} />
          <span className={classes.thing}>
            {name} <span className={classes.serial}>{assetMark({ id, serial_number })}</span>{' '}
            {isAhead(from, today) && <span className={classes.serial}>{t('move.coming', { from })}</span>}
          </span>
        </label>
      ))}
      {error && (
        <p className={classes.choicesError}>
          <FieldError>{error}</FieldError>
        </p>
      )}
    </fieldset>
  );
};

/** Transfers all or some assets of a person, those yet to come to them too, to somebody else, or returns them to stock, in one run. */
export const MoveAssetsModal = ({ person, assets, ...props }: Props) => {
  const { t } = useTranslation('people');
  const { today } = useActor();
  const { form, notice, close } = useDialogForm<Form>(
    {
      way: 'transfer',
      to_employee_id: 0,
      asset_ids: assets.filter(({ start_date: start }) => !isAhead(start, today)).map(({ id }) => id),
      date: today,
    },
    props.close,
  );
  const move = useMove(person, (issues) => applyIssues(form, issues));
  const { values } = form;
  const isTransfer = values.way === 'transfer';
  const count = values.asset_ids.length;
  const day = dayOf(values, today);
  const words = { name: person.name, day, until: lastDayOf(day) };
  const start = () => {
    const foundIssues = issuesOf(values);
    if (foundIssues.length > 0) return applyIssues(form, foundIssues);
    if (isTransfer && values.to_employee_id === person.id)
      return form.setErrors({ to_employee_id: t('move.same', { name: person.name }) });
    move.start(values, day, close);
  };
  const toggle = (id: number, on: boolean) => {
    form.setFieldValue('asset_ids', on ? [...values.asset_ids, id] : values.asset_ids.filter((one) => one !== id));
    form.clearFieldError('asset_ids');
  };
  return (
    <FormModal
      title={t('move.title', { name: person.name })}
      submit={t(isTransfer ? 'move.confirmTransfer' : 'move.confirmReturn', { count })}
      saving={move.isPending}
      problem={move.problem}
      onSubmit={start}
      close={close}
    >
      {notice}
      <AssetChoice
        assets={assets}
        chosen={values.asset_ids}
        today={today}
        error={form.errors['asset_ids']}
        onToggle={toggle}
      />
      <RadioCards
        label={t('move.where')}
        options={[
          { value: 'transfer', label: t('move.transfer'), help: t('move.transferHelp') },
          { value: 'return', label: t('move.return'), help: t('move.returnHelp') },
        ]}
        {...form.getInputProps('way')}
        value={values.way}
        onChange={(way) => form.setValues({ way, date: dateFor(way, day, today) })}
      />
      {isTransfer && (
        <PersonPicker
          label={t('move.to')}
          required
          nobody={false}
          {...form.getInputProps('to_employee_id')}
          value={values.to_employee_id}
        />
      )}
      <DateField
        label={t(isTransfer ? 'move.firstDay' : 'move.lastDay')}
        help={isTransfer ? undefined : t('move.lastDayHelp')}
        required={isTransfer}
        // The last day of a person who returns the assets today is yesterday.
        today={addDays(fromDmy(today), isTransfer ? 0 : -1)}
        {...form.getInputProps('date')}
        value={values.date}
      />
      <DayNotice day={day}>{t(isTransfer ? 'move.transferAhead' : 'move.returnAhead', words)}</DayNotice>
    </FormModal>
  );
};
