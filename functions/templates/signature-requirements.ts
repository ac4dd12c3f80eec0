import type { EndpointInput } from '#shared/contract/endpoint.ts';
import type { editSignatureRequirements } from '#shared/contract/templates/edit-signature-requirements.ts';
import { issue, type Issue } from '#shared/errors/issue.ts';
import type { SignatureRequirements } from '#shared/templates/template.ts';
import { patchSchedule, scheduleIssues, scheduleOf } from '#shared/templates/reminder-schedule.rules.ts';
import { maySignInternally } from '#functions/platform/session/internal-signers.ts';
import { userCollection } from '#functions/platform/session/user-collection.ts';

type Body = Omit<EndpointInput<typeof editSignatureRequirements>['body'], 'template_id' | 'version'>;

/** Who must sign after a change: absent fields stay, null is nobody yet, and without a first signer there is no second. */
export const requiredSignatures = (before: SignatureRequirements, body: Body): SignatureRequirements => {
  const first =
    body.internal_signer_user_id === undefined ? before.internal_signer_user_id : body.internal_signer_user_id;
  const second =
    body.second_internal_signer_user_id === undefined
      ? before.second_internal_signer_user_id
      : body.second_internal_signer_user_id;
  const isInternal = body.internal_signature_required ?? before.internal_signature_required;
  return {
    employee_signature_required: body.employee_signature_required ?? before.employee_signature_required,
    internal_signature_required: isInternal,
    internal_signer_user_id: isInternal === 1 ? (first ?? 0) : 0,
    second_internal_signer_user_id: isInternal === 1 ? (second ?? 0) : 0,
    ...patchSchedule(before, body),
  };
};

/** What is wrong with who must sign (docs/areas/templates.md#templates). */
export const signatureIssues = async (required: SignatureRequirements): Promise<Issue[]> => {
  const { internal_signer_user_id: first, second_internal_signer_user_id: second } = required;
  if (required.employee_signature_required === 0 && required.internal_signature_required === 0)
    return [issue('employee_signature_required', 'one_must_sign')];
  const users = await userCollection.refresh();
  const ofUser = (path: string, id: number): Issue[] => {
    const user = users.get(id);
    if (id === 0) return [];
    if (!user) return [issue(path, 'unknown_user')];
    return maySignInternally(user) ? [] : [issue(path, 'not_an_internal_signer', { name: user.name })];
  };
  return [
    ...scheduleIssues(scheduleOf(required)),
    ...ofUser('internal_signer_user_id', first),
    ...ofUser('second_internal_signer_user_id', second),
    ...(second !== 0 && first === 0 ? [issue('internal_signer_user_id', 'first_signer_first')] : []),
    ...(second !== 0 && second === first ? [issue('second_internal_signer_user_id', 'same_signer')] : []),
  ];
};
