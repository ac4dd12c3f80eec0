import { useActor, useCan } from '../../../ui/actor.tsx';
import type { ContractAnswer } from '../use-contract.ts';
import { nextStep, type NextStep } from './next-step.ts';

/** What this user may do on the way to a signed contract. */
export const useSigningRights = () => {
  const can = useCan();
  return { send: can('contracts:send'), write: can('contracts:write'), sign: can('contracts:sign') };
};

/** What the user can do next with a contract. */
export const useNextStep = ({
  details,
  signers,
}: Pick<ContractAnswer, 'details' | 'signers'>): NextStep | undefined => {
  const may = useSigningRights();
  const { user_id: userId } = useActor();
  return nextStep({ details, signers, may, userId });
};
