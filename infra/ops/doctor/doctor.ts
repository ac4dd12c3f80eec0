import { failureSentence, isOutOfReach } from '../failure-sentence.ts';
import { wrong, type Diagnosis, type Look } from './diagnosis.ts';
import { lookAtBuckets } from './look-at-buckets.ts';
import { lookAtKeys } from './look-at-keys.ts';
import { lookAtAudit, lookAtParameters } from './look-at-rules.ts';
import { lookAtTables } from './look-at-tables.ts';
import { lookAtUsers } from './look-at-users.ts';
import {
  lookAtClock,
  lookAtErasures,
  lookAtIntegrations,
  lookAtMail,
  lookAtPushes,
  lookAtRuns,
  lookAtSigning,
  lookAtSweeper,
  lookAtWebhooks,
} from './look-at-work.ts';

type Target = {
  /** In front of the names of the tables of a deployed tenant. */
  readonly prefix: string | undefined;
  readonly isLocal: boolean;
  /** The id of the user pool; undefined where it is not named, as with another issuer. */
  readonly userPool?: string | undefined;
};

/** Everything that is looked at; a new look is a line here. */
const looksAt = ({ prefix, isLocal, userPool }: Target): readonly Look[] => [
  { at: 'tables', look: () => lookAtTables(isLocal) },
  { at: 'buckets', look: lookAtBuckets },
  { at: 'keys', look: () => lookAtKeys(prefix) },
  { at: 'users', look: () => lookAtUsers(userPool) },
  { at: 'clock', look: lookAtClock },
  { at: 'sweeper', look: lookAtSweeper },
  { at: 'runs', look: lookAtRuns },
  { at: 'mail', look: lookAtMail },
  { at: 'integrations', look: lookAtIntegrations },
  { at: 'pushes', look: lookAtPushes },
  { at: 'webhooks', look: lookAtWebhooks },
  { at: 'erasures', look: lookAtErasures },
  { at: 'signing', look: lookAtSigning },
  { at: 'figures of the law', look: lookAtParameters },
  { at: 'audit log', look: lookAtAudit },
];

/**
 * What is wrong with a tenant (docs/operations.md#doctor). A look that fails hides none of the others; throws where all
 * of them would fail for the same reason.
 */
export const examine = async (target: Target): Promise<readonly Diagnosis[]> => {
  const found: Diagnosis[] = [];
  for (const { at, look } of looksAt(target)) {
    try {
      found.push(...(await look()));
    } catch (error) {
      if (isOutOfReach(error)) throw error;
      found.push(wrong(`The ${at} could not be looked at: ${failureSentence(error).replace(/\.$/, '')}.`));
    }
  }
  return found;
};
