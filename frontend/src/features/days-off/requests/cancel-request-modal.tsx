import { useTranslation } from 'react-i18next';
import { cancelRequest } from '#shared/contract/days-off/cancel-request.ts';
import type { RequestOut } from '#shared/contract/days-off/request.ts';
import { REASON_MAX } from '#shared/days-off/limits.ts';
import { useCall } from '../../../api/query.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { TextArea } from '../../../form/text-area.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { usePeriodWords } from '../parts/period-words.ts';

/** What cancelling means for a record: withdrawing a request that waits, or giving approved days back. */
const meaningOf = ({ kind, state }: RequestOut): 'absence' | 'requested' | 'approved' =>
  kind === 'absence' ? 'absence' : state === 'requested' ? 'requested' : 'approved';

/** Asks before a request is withdrawn or approved days are cancelled, with words for the person. */
export const CancelRequestModal = ({ request, ...props }: { request: RequestOut; close: () => void }) => {
  const { t } = useTranslation('days-off');
  const period = usePeriodWords();
  const call = useCall(cancelRequest);
  const { form, notice, close } = useDialogForm({ message: '' }, props.close, `cancel:${request.id}`);
  const meaning = meaningOf(request);
  return (
    <FormModal
      title={t(`request.cancel.title.${meaning}`, { name: request.person_name })}
      submit={t(`request.cancel.submit.${meaning}`)}
      isDanger
      saving={call.isPending}
      problem={call.error?.problem}
      onSubmit={() =>
        call.mutate(
          {
            body: {
              id: request.id,
              version: request.version,
              ...(meaning !== 'absence' && { message: form.values.message }),
            },
          },
          {
            onSuccess: () => {
              notifySuccess(t(`request.cancel.done.${meaning}`));
              close();
            },
            onError: ({ problem }) => applyIssues(form, problem.fields),
          },
        )
      }
      close={close}
    >
      {notice}
      <p>
        {t(`request.cancel.text.${meaning}`, {
          type: request.type_name,
          period: period({ ...request, minutes: null }),
        })}
      </p>
      {meaning !== 'absence' && (
        <TextArea {...fieldOf(form, () => t('request.cancel.message'))('message')} max={REASON_MAX} rows={2} />
      )}
    </FormModal>
  );
};
