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

export const signingMethods = ['internal', 'internal_and_employee', 'employee', 'paper', 'provider'] as const;

export const signatureLevels = ['simple', 'advanced', 'qualified', 'paper'] as const;

export const signerRoles = ['internal_first', 'internal_second', 'employee'] as const;

export const signerStates = ['waiting', 'sent', 'opened', 'signed', 'declined', 'expired', 'replaced'] as const;

/** Where the value of a field of a contract comes from. */
export const valueSources = ['record', 'custom', 'missing'] as const;
export type ValueSource = (typeof valueSources)[number];

/** The kinds of record that a contract can be about beside its person. */
export const aboutTypes = ['car', 'asset'] as const;
