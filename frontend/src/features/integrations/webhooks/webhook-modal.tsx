import { useTranslation } from 'react-i18next';
import { addWebhookSubscription } from '#shared/contract/integrations/add-webhook-subscription.ts';
import { editWebhookSubscription } from '#shared/contract/integrations/edit-webhook-subscription.ts';
import type { Problem } from '#shared/errors/problem.ts';
import { WEBHOOK_NAME_MAX, WEBHOOK_URL_MAX } from '#shared/webhooks/limits.ts';
import { useCall } from '../../../api/query.ts';
import { applyIssues } from '../../../form/apply-problem.ts';
import { fieldOf } from '../../../form/field-of.ts';
import { FormModal } from '../../../form/form-modal.tsx';
import { RadioCards } from '../../../form/radio-cards.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useDialogForm } from '../../../form/use-dialog-form.tsx';
import { notifySuccess } from '../../../ui/notify.ts';
import { EventsField } from './events-field.tsx';
import type { Webhook, Webhooks } from './use-webhook.ts';
import { bodyOf, formOf, issuesOf, type WebhookForm } from './webhook-form.ts';

type Props = {
  /** Absent for a new one. */
  webhook?: Webhook;
  groups: Webhooks['events'];
  /** Called with the webhook that was added, whose secret is shown only now. */
  onAdded?: (added: { id: number; secret: string }) => void;
  close: () => void;
};

/** Adds a webhook, or changes its name, address and events. */
export const WebhookModal = ({ webhook, groups, onAdded, ...props }: Props) => {
  const { t } = useTranslation('webhooks');
  const add = useCall(addWebhookSubscription);
  const edit = useCall(editWebhookSubscription);
  const { form, close, notice } = useDialogForm<WebhookForm>(formOf(webhook), props.close);
  const field = fieldOf(form, (name) => t(`field.${name}`));
  const save = (): void => {
    const issues = issuesOf(form.values);
    if (issues.length > 0) return applyIssues(form, issues);
    const body = bodyOf(form.values);
    const onError = ({ problem }: { problem: Problem }): void => applyIssues(form, problem.fields);
    if (webhook === undefined)
      return add.mutate(
        { body },
        {
          onSuccess: (added) => {
            close();
            onAdded?.(added);
          },
          onError,
        },
      );
    const { id, version } = webhook;
    edit.mutate(
      { body: { webhook_subscription_id: id, version, ...body } },
      {
        onSuccess: () => {
          notifySuccess(t('saved'));
          close();
        },
        onError,
      },
    );
  };
  return (
    <FormModal
      title={t(webhook === undefined ? 'add' : 'edit.title', { name: webhook?.name })}
      submit={t(webhook === undefined ? 'add' : 'edit.save')}
      saving={add.isPending || edit.isPending}
      problem={(add.error ?? edit.error)?.problem}
      onSubmit={save}
      close={close}
    >
      {notice}
      <TextField {...field('name')} required help={t('field.nameHelp')} maxLength={WEBHOOK_NAME_MAX} data-autofocus />
      <TextField {...field('url')} required type="url" help={t('field.urlHelp')} maxLength={WEBHOOK_URL_MAX} />
      <RadioCards
        {...field('scope')}
        required
        columns={1}
        options={[
          { value: 'all', label: t('events.everything'), help: t('events.everythingText') },
          { value: 'some', label: t('events.some'), help: t('events.someText') },
        ]}
      />
      {form.values.scope === 'some' && <EventsField {...field('events')} groups={groups} />}
    </FormModal>
  );
};
