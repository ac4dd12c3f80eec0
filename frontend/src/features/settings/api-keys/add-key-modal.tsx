import { useTranslation } from 'react-i18next';
import { apiKeyIssues, KEY_DAYS_MAX, KEY_NAME_MAX } from '#shared/api-keys/api-key.rules.ts';
import type { KeyScope } from '#shared/api-keys/key-scopes.ts';
import { addApiKey } from '#shared/contract/session/add-api-key.ts';
import { issue } from '#shared/errors/issue.ts';
import { addDays, parseDmy, toDmy } from '#shared/values/dates.ts';
import { useCall } from '../../../api/query.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { DateField } from '../../../form/date-field.tsx';
import { fieldOf } from '../../../form/field-of.ts';
import { FieldPair } from '../../../form/field-pair.tsx';
import { FormModal } from '../../../form/form-modal.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { useUnloadQuestion } from '../../../form/use-unload-question.ts';
import { tellSecret } from '../../../ui/tell-secret.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { ScopeChoice } from './scope-choice.tsx';

type Values = { name: string; expires_on: string; scopes: KeyScope[] };
type Props = { toGive: readonly KeyScope[]; close: () => void };

const DAYS_AT_FIRST = 90;

/** Makes a key, and shows it once. */
export const AddKeyModal = ({ toGive, ...props }: Props) => {
  const { t } = useTranslation('api-keys');
  const today = useToday();
  const call = useCall(addApiKey);
  useUnloadQuestion(call.isPending);
  const { form, notice, close } = useDialogForm<Values>(
    { name: '', expires_on: toDmy(addDays(today, DAYS_AT_FIRST)), scopes: [] },
    props.close,
    'add-key',
  );
  const { values } = form;
  const save = (): void => {
    const day = parseDmy(values.expires_on);
    const found = apiKeyIssues({ ...values, expires_on: day }, { today, toGive });
    const isMistyped = day === null && values.expires_on.trim() !== '';
    const issues = isMistyped
      ? [...found.filter(({ path }) => path !== 'expires_on'), issue('expires_on', 'invalid_date')]
      : found;
    if (issues.length > 0) return applyIssues(form, issues);
    call.mutate(
      { body: values },
      {
        onSuccess: ({ key }) => {
          close();
          tellSecret({
            title: t('made'),
            text: t('once'),
            value: key,
            copy: t('copy'),
            done: t('done'),
          });
        },
        onError: ({ problem }) => applyIssues(form, problem.fields),
      },
    );
  };
  const field = fieldOf(form, (key) => t(`field.${key}`));
  const { error } = form.getInputProps('scopes') as { error?: string };
  return (
    <FormModal
      isWide
      title={t('addTitle')}
      submit={t('add')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <FieldPair>
        <TextField {...field('name')} required maxLength={KEY_NAME_MAX} help={t('nameHelp')} data-autofocus />
        <DateField
          {...field('expires_on')}
          required
          min={today}
          max={addDays(today, KEY_DAYS_MAX)}
          help={t('endHelp')}
        />
      </FieldPair>
      <ScopeChoice
        value={values.scopes}
        onChange={(scopes) => form.setFieldValue('scopes', scopes)}
        toGive={toGive}
        error={error}
      />
    </FormModal>
  );
};
