/** The states of a contract (docs/areas/contracts.md#contracts); only a draft can be edited. */
export const contractStates = [
  'draft',
  'awaiting_first',
  'awaiting_second',
  'awaiting_employee',
  'completing',
  'signed',
  'declined',
  'expired',
  'cancelled',
  'provider_error',
] as const;
export type ContractState = (typeof contractStates)[number];

export const contractFileTypes = ['html', 'pdf'] as const;
export type ContractFileType = (typeof contractFileTypes)[number];

/** How a contract is signed: by users, by users and the person, by the person, on paper, or at a provider. */
export const signingMethods = ['internal', 'internal_and_employee', 'employee', 'paper', 'provider'] as const;
export type SigningMethod = (typeof signingMethods)[number];

/** The weight of a signature (docs/areas/signing.md#level); what is drawn or typed here is `simple`. */
export const signatureLevels = ['simple', 'advanced', 'qualified', 'paper'] as const;
export type SignatureLevel = (typeof signatureLevels)[number];

export const signerRoles = ['internal_first', 'internal_second', 'employee'] as const;
export type SignerRole = (typeof signerRoles)[number];

export const signerStates = ['waiting', 'sent', 'opened', 'signed', 'declined', 'expired', 'replaced'] as const;
export type SignerState = (typeof signerStates)[number];

/** How somebody put their signature. */
export const signatureKinds = ['drawn', 'typed', 'paper', 'provider'] as const;

/** The addresses of a person to which a contract can be sent. */
export const addressTypes = ['work', 'private'] as const;
export type AddressType = (typeof addressTypes)[number];

/** What a contract is to the things that it is about (docs/areas/policies.md#policies). */
export const policyKinds = ['policy', 'annex', 'return_receipt'] as const;
export type PolicyKind = (typeof policyKinds)[number];

/** What the audit trail of a contract tells; only what happened is written. */
export const auditActs = [
  'sent',
  'asked',
  'opened',
  'reminded',
  'reminders_changed',
  'corrected',
  'signed',
  'declined',
  'expired',
  'cancelled',
  'reset',
  'paper_wanted',
  'shown_in_person',
  'provider_asked',
  'provider_failed',
  'retried',
  'completed',
] as const;
export type AuditAct = (typeof auditActs)[number];

/** Where the value of a field of a contract comes from. */
/** Where the value of a field comes from; `not_shown` has none, and the text does not show it as it is now. */
export const valueSources = ['record', 'custom', 'missing', 'not_shown'] as const;
export type ValueSource = (typeof valueSources)[number];

/** The kinds of record that a contract can be about beside its person. */
export const aboutTypes = ['car', 'asset'] as const;
