import { issue, type Issue } from '#shared/errors/issue.ts';
import { isBlank } from '#shared/values/is-blank.ts';
import { webhookUrlIssues } from '#shared/webhooks/address.rules.ts';
import { EVERYTHING } from '#shared/webhooks/webhook-areas.ts';
import type { Webhook } from './use-webhook.ts';

export type WebhookForm = { name: string; url: string; scope: 'all' | 'some' | ''; events: string[] };

/** What is edited of a webhook. */
export type StoredWebhook = Pick<Webhook, 'version' | 'name' | 'url' | 'events'>;

export const newWebhook: StoredWebhook = { version: 0, name: '', url: '', events: [] };

export const formOf = ({ version, name, url, events }: StoredWebhook): WebhookForm => ({
  name,
  url,
  scope: version === 0 ? '' : events.includes(EVERYTHING) ? 'all' : 'some',
  events: events.filter((choice) => choice !== EVERYTHING),
});

const eventsOf = ({ scope, events }: WebhookForm): string[] => (scope === 'all' ? [EVERYTHING] : events);

/** The API says whether it sends to this machine; the form leaves that to it. */
export const issuesOf = (values: WebhookForm): Issue[] => [
  ...(isBlank(values.name) ? [issue('name', 'required')] : []),
  ...webhookUrlIssues(values.url.trim(), true),
  ...(values.scope === '' ? [issue('scope', 'required')] : []),
  ...(values.scope === 'some' && values.events.length === 0 ? [issue('events', 'required')] : []),
];

export const bodyOf = (values: WebhookForm) => ({
  name: values.name,
  url: values.url.trim(),
  events: eventsOf(values),
});
