import { useTranslation } from 'react-i18next';
import { addWebhookSubscription } from '#shared/contract/integrations/add-webhook-subscription.ts';
import { editWebhookSubscription } from '#shared/contract/integrations/edit-webhook-subscription.ts';
import { WEBHOOK_NAME_MAX, WEBHOOK_URL_MAX } from '#shared/webhooks/limits.ts';
import { useCall } from '../../../api/query.ts';
import { DialogEdit } from '../../../form/dialog-edit.tsx';
import { fieldOf } from '../../../form/field-of.ts';
import { RadioCards } from '../../../form/radio-cards.tsx';
import { TextField } from '../../../form/text-field.tsx';
import { useDialogEdit } from '../../../form/use-dialog-edit.ts';
import { useUnloadQuestion } from '../../../form/use-unload-question.ts';
import { notifySuccess } from '../../../ui/notify.ts';
import { EventsField } from './events-field.tsx';
import { useSecret } from './use-secret.ts';
import type { Webhook, Webhooks } from './use-webhook.ts';
import { bodyOf, formOf, issuesOf, newWebhook, type StoredWebhook, type WebhookForm } from './webhook-form.ts';
import { useWebhookWords } from './webhook-words.ts';

type Props = {
  /** Absent for a new one. */
  webhook?: Webhook;
  groups: Webhooks['events'];
  /** Called once the secret of a new one was seen. */
  onAdded?: (id: number) => void;
  close: () => void;
};

/** Adds a webhook, or changes its name, address and events. */
export const WebhookModal = ({ webhook, groups, onAdded, close }: Props) => {
  const { t } = useTranslation('webhooks');
  const add = useCall(addWebhookSubscription);
  const change = useCall(editWebhookSubscription);
  const words = useWebhookWords();
  const tellSecret = useSecret('use');
  useUnloadQuestion(add.isPending);
  const edit = useDialogEdit<WebhookForm, StoredWebhook, { id: number; secret: string | null }>({
    stored: webhook ?? newWebhook,
    formOf,
    issuesOf,
    call: webhook ? change : add,
    save: (typed, version) =>
      webhook
        ? change.mutateAsync({ body: { webhook_subscription_id: webhook.id, version, ...bodyOf(typed) } })
        : add.mutateAsync({ body: bodyOf(typed) }),
    onSaved: ({ id, secret }) => {
      if (webhook) notifySuccess(t('saved'));
      else if (secret !== null) tellSecret(secret, () => onAdded?.(id));
    },
    close,
    subject: `webhook:${webhook?.id ?? 'new'}`,
  });
  const { form } = edit;
  const labelOf = (path: keyof WebhookForm): string => t(`field.${path}`);
  const field = fieldOf(form, labelOf);
  const scopes = { all: t('events.everything'), some: t('events.some') };
  const show = (_field: string, value: string | string[]): string =>
    typeof value === 'string' ? (scopes[value as keyof typeof scopes] ?? value) : words.chosen(value);
  return (
    <DialogEdit
      edit={edit}
      title={t(webhook === undefined ? 'add' : 'edit.title', { name: webhook?.name })}
      submit={t(webhook === undefined ? 'add' : 'edit.save')}
      labelOf={labelOf}
      show={show}
    >
      <TextField {...field('name')} required help={t('field.nameHelp')} maxLength={WEBHOOK_NAME_MAX} data-autofocus />
      <TextField {...field('url')} required type="url" help={t('field.urlHelp')} maxLength={WEBHOOK_URL_MAX} />
      <RadioCards
        {...field('scope')}
        required
        columns={1}
        options={[
          { value: 'all', label: scopes.all, help: t('events.everythingText') },
          { value: 'some', label: scopes.some, help: t('events.someText') },
        ]}
      />
      {form.values.scope === 'some' && <EventsField {...field('events')} groups={groups} />}
    </DialogEdit>
  );
};
