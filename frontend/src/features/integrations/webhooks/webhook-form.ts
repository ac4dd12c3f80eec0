import { issue, type Issue } from '#shared/errors/issue.ts';
import { webhookUrlIssues } from '#shared/webhooks/address.rules.ts';
import { EVERYTHING } from '#shared/webhooks/webhook-areas.ts';
import type { Webhook } from './use-webhook.ts';

export type WebhookForm = { name: string; url: string; scope: 'all' | 'some' | ''; events: string[] };

export const formOf = (webhook: Webhook | undefined): WebhookForm => ({
  name: webhook?.name ?? '',
  url: webhook?.url ?? '',
  scope: webhook === undefined ? '' : webhook.events.includes(EVERYTHING) ? 'all' : 'some',
  events: webhook?.events.filter((choice) => choice !== EVERYTHING) ?? [],
});

const eventsOf = ({ scope, events }: WebhookForm): string[] => (scope === 'all' ? [EVERYTHING] : events);

/** The API says whether it sends to this machine; the form leaves that to it. */
export const issuesOf = (values: WebhookForm): Issue[] => [
  ...(values.name.trim() === '' ? [issue('name', 'required')] : []),
  ...webhookUrlIssues(values.url.trim(), true),
  ...(values.scope === '' ? [issue('scope', 'required')] : []),
  ...(values.scope === 'some' && values.events.length === 0 ? [issue('events', 'required')] : []),
];

export const bodyOf = (values: WebhookForm) => ({
  name: values.name,
  url: values.url.trim(),
  events: eventsOf(values),
});
