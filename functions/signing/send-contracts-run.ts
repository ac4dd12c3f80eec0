import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { contractForEach } from '#functions/contracts/add-contracts-run.ts';
import { SEND_KIND, type AddInput } from '#functions/contracts/contract-runs.ts';
import { newContractEvents } from '#functions/contracts/new-contract.ts';
import { fieldLabelsFor } from '#functions/templates/hashtags.ts';
import { planSend, type SendTerms } from './send.ts';

type Input = AddInput & { readonly terms: SendTerms };

/** The line of a person in the run names the fields in words. */
const inWords = async (actor: Actor, error: unknown): Promise<unknown> => {
  if (!(error instanceof AppError) || error.code !== 'missing_values') return error;
  const labelOf = await fieldLabelsFor(actor);
  const fields = error.fields.map(({ path }) => labelOf(path));
  return new AppError('missing_values', { detail: `Values are missing: ${fields.join(', ')}` });
};

/**
 * Makes a contract for each person and sends it in the same transaction, so nobody has one that was not sent, and
 * nobody is asked twice. Whoever misses a value gets none.
 */
export const sendContractsRun = contractForEach<Input>({
  kind: SEND_KIND,
  permission: 'contracts:send',
  failure: (message) => `unable to send a contract: ${message}`,
  plan: async (value, { input: { terms }, templateName }, { actor }) => {
    assertMay(actor, 'contracts:write');
    const planned = await planSend(actor, value, terms, true).catch(async (error: unknown) => {
      throw await inWords(actor, error);
    });
    return {
      writes: [...newContractEvents(actor, value, templateName), ...planned.writes],
      ref: { object: 'contract', id: value.id },
    };
  },
});
