import { useTranslation } from 'react-i18next';
import type { Check } from '#shared/integrations/integration.ts';
import type { CheckOutcome } from '#shared/integrations/names.ts';
import { belgianMoment } from '#shared/values/dates.ts';
import type { Tone } from '../../ui/tokens.ts';
import type { IntegrationDetails } from './use-integration.ts';
import { format } from '../../ui/format.ts';
import { useMoment } from '../../ui/moment.ts';

const DATE_LENGTH = 'dd/mm/yyyy'.length;
export const checkTones = {
  success: 'green',
  slow: 'amber',
  login_failed: 'red',
  service_offline: 'red',
} as const satisfies Readonly<Record<CheckOutcome, Tone>>;

export const isFailure = (outcome: CheckOutcome): outcome is 'login_failed' | 'service_offline' =>
  outcome === 'login_failed' || outcome === 'service_offline';

/** Whether the credentials of an integration were removed; what was pushed and mapped stays. */
export const isDisconnected = ({ product, credentials }: IntegrationDetails): boolean =>
  product.kind === 'http' && credentials === null;

/** How an integration is doing: its last check, unless something stands before that. */
export const stateOf = (details: IntegrationDetails) => {
  const { active, product, last_check: last } = details;
  if (isDisconnected(details)) return { state: 'disconnected', tone: 'gray' } as const;
  if (active === 0) return { state: 'off', tone: 'gray' } as const;
  if (product.kind === 'file') return { state: 'file', tone: 'gray' } as const;
  return last === null
    ? ({ state: 'untested', tone: 'gray' } as const)
    : { state: last.outcome, tone: checkTones[last.outcome] };
};

/** How many of some checks went well, were slow, and failed. */
export const countChecks = (checks: readonly Check[]) => {
  const failed = checks.filter(({ outcome }) => isFailure(outcome)).length;
  const slow = checks.filter(({ outcome }) => outcome === 'slow').length;
  return { good: checks.length - failed - slow, slow, failed };
};

/** The last failure and the first check after it that went well; checks are latest first. */
export const lastFailure = (checks: readonly Check[]): { failure: Check; again: Check | undefined } | undefined => {
  const at = checks.findIndex(({ outcome }) => isFailure(outcome));
  const failure = checks[at];
  return failure && { failure, again: checks[at - 1] };
};

/** Seconds with a decimal; no answer takes no time at all. */
const figure = (ms: number): string => format().fixed(Math.max(0.1, ms / 1_000), 1);

/** Moments and durations of checks, in words. */
export const useCheckWords = () => {
  const { t } = useTranslation('integrations');
  const when = useMoment();
  return {
    when,
    day: (at: string): string => belgianMoment(at).slice(0, DATE_LENGTH),
    figure,
    took: (ms: number): string => t('page.seconds', { seconds: figure(ms) }),
  };
};
