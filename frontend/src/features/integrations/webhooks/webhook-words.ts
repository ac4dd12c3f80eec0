import { useTranslation } from 'react-i18next';
import type { WebhookArea } from '#shared/webhooks/webhook-areas.ts';
import { EVERYTHING, everythingOf, TEST_EVENT, webhookAreas } from '#shared/webhooks/webhook-areas.ts';
import type { DeliveryState } from '#shared/webhooks/names.ts';
import type { Tone } from '../../../ui/tokens.ts';
import type { Delivery, Webhook } from './use-webhook.ts';

export const deliveryTones = {
  waiting: 'amber',
  delivered: 'green',
  failed: 'red',
} as const satisfies Readonly<Record<DeliveryState, Tone>>;

/** How a webhook is doing. */
export const stateOf = ({ active, stopped, failing_since: failing }: Webhook) => {
  if (stopped !== null) return { state: 'stopped', tone: 'red' } as const;
  if (active === 0) return { state: 'off', tone: 'gray' } as const;
  return failing === null ? ({ state: 'on', tone: 'green' } as const) : ({ state: 'failing', tone: 'amber' } as const);
};

const areaNames = new Map<string, WebhookArea>(webhookAreas.map((area) => [everythingOf(area), area]));

/** Events, and what became of them, in words. */
export const useWebhookWords = () => {
  const { t, i18n } = useTranslation(['webhooks', 'activity']);
  const event = (type: string): string => {
    if (type === TEST_EVENT) return t('testEvent');
    const key = `activity:type.${type}`;
    return i18n.exists(key) ? String(t(key)) : type;
  };
  /** "Everything", or the areas and how many single events. */
  const chosen = (events: readonly string[]): string => {
    if (events.includes(EVERYTHING)) return t('events.everything');
    const areas = events.flatMap((choice) => {
      const area = areaNames.get(choice);
      return area === undefined ? [] : [t(`area.${area}`)];
    });
    const single = events.length - areas.length;
    return [...areas, ...(single > 0 ? [t('events.count', { count: single })] : [])].join(', ');
  };
  /** The answer of the last attempt, or why there was none. */
  const outcome = ({ state, problem, attempts }: Delivery): string => {
    const status = attempts.at(-1)?.status ?? null;
    if (problem === 'switched_off' || problem === 'restored') return t(`problem.${problem}`);
    if (problem === 'status' || problem === 'redirect') return t(`problem.${problem}`, { status });
    if (problem !== null) return t(`problem.${problem}`);
    return state === 'delivered' ? t('answered', { status }) : t('notTried');
  };
  return { event, chosen, outcome };
};
