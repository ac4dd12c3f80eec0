import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { assetTitle } from '#shared/assets/asset-tag.ts';
import type { AssetDetails } from '#shared/contract/assets/asset.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import { NOTE_MAX } from '#shared/records/bulk-acts.ts';
import { doneDayIssues, fromDmy, parseDmy } from '#shared/values/dates.ts';
import { problemFromError } from '../../api/problem.ts';
import { applyIssues } from '../../form/apply-problem.ts';
import { DateField } from '../../form/date-field.tsx';
import { FormModal } from '../../form/form-modal.tsx';
import { LineField } from '../../form/line-field.tsx';
import { useDialogForm } from '../../form/use-dialog-form.tsx';
import { useActor } from '../../ui/actor.tsx';
import { useCheck } from './use-check.ts';

type Props = { asset: AssetDetails; close: () => void };

const issuesOf = (text: string, today: string): Issue[] => {
  const day = parseDmy(text);
  if (day === null) return [issue('date', text === '' ? 'required' : 'invalid_date')];
  return doneDayIssues('date', day, fromDmy(today));
};

/** Asks on which day the asset was seen, with a note. */
export const CheckModal = ({ asset, ...props }: Props) => {
  const { t } = useTranslation(['assets', 'bulk']);
  const { today } = useActor();
  const { form, notice, close } = useDialogForm({ date: today, note: '' }, props.close, `check:${asset.id}`);
  const { check, isPending, problem } = useCheck(asset);
  const { date, note } = form.values;
  const save = (): void => {
    const day = date.trim();
    const issues = issuesOf(day, today);
    if (issues.length > 0) return applyIssues(form, issues);
    void check(day, note).then(close, (failed: unknown) => applyIssues(form, problemFromError(failed).fields));
  };
  return (
    <FormModal
      title={t('check.title', { name: assetTitle(asset) })}
      submit={t('actions.check')}
      saving={isPending}
      problem={problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <Text c="var(--second)">{t('check.text')}</Text>
      <DateField
        label={t('bulk:day.done')}
        required
        max={fromDmy(today)}
        {...form.getInputProps('date')}
        value={date}
        data-autofocus
      />
      <LineField
        label={t('bulk:act.note')}
        help={t('check.noteHelp')}
        max={NOTE_MAX}
        {...form.getInputProps('note')}
        value={note}
      />
    </FormModal>
  );
};
