import { useTranslation } from 'react-i18next';
import { confirmPush } from '#shared/contract/push/confirm-push.ts';
import { issue } from '#shared/errors/issue.ts';
import { NOTE_MAX } from '#shared/push/limits.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { useCall } from '../../../api/query.ts';
import { applyIssues, applyProblem } from '../../../form/apply-problem.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { RadioCards } from '../../../form/radio-cards.tsx';
import { TextArea } from '../../../form/text-area.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import type { PushDetail } from '../parts/push-types.ts';
import classes from './notices.module.css';

type Outcome = 'received' | 'not_received';
const outcomes: readonly Outcome[] = ['received', 'not_received'];

/**
 * Says what is known of lines whose answer never came, or of a file, and takes from a person what became of them. Nothing
 * is sent again without that (docs/areas/push.md#commands).
 */
export const OutcomeModal = ({ push, ...props }: { push: PushDetail; close: () => void }) => {
  const { t } = useTranslation('push');
  const { form, notice, close } = useDialogForm<{ outcome: Outcome | ''; note: string }>(
    { outcome: '', note: '' },
    props.close,
    `outcome:${push.command_id}`,
  );
  const call = useCall(confirmPush);
  const field = fieldOf(form, (name) => t(`outcome.field.${name}`));
  const about = { name: push.integration_name };
  const isFile = push.problem_code === 'file_to_confirm';
  const save = (): void => {
    const { outcome, note } = form.values;
    const issues = [
      ...(outcome === '' ? [issue('outcome', 'required')] : []),
      ...(isBlank(note) ? [issue('note', 'required')] : []),
      ...(note.length > NOTE_MAX ? [issue('note', 'too_long', { max: NOTE_MAX })] : []),
    ];
    if (issues.length > 0 || outcome === '') return applyIssues(form, issues);
    call.mutate(
      { body: { command_id: push.command_id, outcome, note } },
      { onSuccess: close, onError: ({ problem }) => applyProblem(form, problem) },
    );
  };
  return (
    <FormModal
      title={t(isFile ? 'outcome.ofFile' : 'outcome.title', about)}
      submit={t('outcome.save')}
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <p className={classes.question}>
        {isFile ? t('outcome.fileKnown') : `${push.problem ?? ''} ${t('outcome.known', about)}`}
      </p>
      <RadioCards
        {...field('outcome')}
        required
        columns={1}
        options={outcomes.map((value) => ({
          value,
          label: t(isFile ? `outcome.file.${value}` : `outcome.${value}`, about),
          help: t(isFile ? `outcome.file.${value}Text` : `outcome.${value}Text`, about),
        }))}
      />
      <TextArea {...field('note')} required max={NOTE_MAX} rows={2} help={t('outcome.noteHelp')} />
    </FormModal>
  );
};
