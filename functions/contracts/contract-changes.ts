import type { Contract } from '#shared/contracts/contract.ts';
import { isAwaiting } from '#shared/contracts/signing.rules.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError, assertNoIssues } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import type { Write } from '#functions/platform/storage/write.ts';
import type { KeptText } from '#functions/templates/template-text.ts';
import { contractEvents } from './contract-events.ts';
import { contractStore } from './contract-store.ts';
import { readText } from './contract-text.ts';
import { assertDraft } from './contracts.ts';
import { takeValues } from './new-contract.ts';

/** Another text of a draft; values of fields that are new in it are taken from the records. */
export const planTextChange = async (actor: Actor, before: Contract, kept: KeptText): Promise<Write[]> => {
  assertDraft(before);
  if (before.text === null)
    throw new AppError('wrong_state', { detail: 'This contract is a file: upload another one instead.' });
  if (kept.text.sha256 === before.text.sha256) return [];
  const added = kept.fields.filter((name) => !Object.hasOwn(before.record_values, name));
  const record_values = { ...before.record_values, ...(await takeValues(actor, before, added)) };
  return [
    contractStore.update(before, { ...before, text: kept.text, record_values }),
    ...contractEvents(actor, before, 'contract_text_changed', {}),
  ];
};

/** Another name; a signed contract keeps the one that was signed. */
export const planRename = (actor: Actor, before: Contract, name: string): Write[] => {
  if (name === '') assertNoIssues([issue('contract_name', 'required')], 'form_invalid');
  if (before.name === name) return [];
  const changes = [{ field: 'name', old: before.name, new: name }];
  const after = { ...before, name };
  return [contractStore.update(before, after), ...contractEvents(actor, after, 'contract_updated', { changes })];
};

/** A value by hand; '' takes the value of the record as it is now. */
export const planValue = async (actor: Actor, before: Contract, name: string, value: string): Promise<Write[]> => {
  assertDraft(before);
  const text = await readText(before);
  if (!text?.fields.includes(name)) assertNoIssues([issue('shortcode', 'not_in_text')], 'form_invalid');
  const { [name]: _custom, ...custom } = before.custom_values;
  const { [name]: _taken, ...taken } = before.record_values;
  const after: Contract =
    value === ''
      ? { ...before, custom_values: custom, record_values: { ...taken, ...(await takeValues(actor, before, [name])) } }
      : { ...before, custom_values: { ...custom, [name]: value } };
  const cleared = value === '' ? { cleared: true } : {};
  return [
    contractStore.update(before, after),
    ...contractEvents(actor, after, 'contract_value_set', { shortcode: name, ...cleared }),
  ];
};

/** States in which somebody, or a provider, is still asked for a signature. */
const isAsked = ({ state }: Contract): boolean =>
  isAwaiting(state) || state === 'completing' || state === 'provider_error';

/** Archives a contract or brings it back; one that waits for a signature is withdrawn first. */
export const planArchive = (actor: Actor, before: Contract, deleted: 0 | 1): Write[] => {
  if (before.deleted === deleted) return [];
  if (deleted === 1 && isAsked(before))
    throw new AppError('wrong_state', { detail: 'It waits for a signature. Withdraw it first.' });
  return [
    contractStore.update(before, { ...before, deleted }),
    ...contractEvents(actor, before, deleted === 1 ? 'contract_deleted' : 'contract_undeleted', {}),
  ];
};
