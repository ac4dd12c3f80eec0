import type { Choices, Typed } from '#shared/contracts/many.rules.ts';

export type ManyStep = 'template' | 'people' | 'check';

export type ManyForm = {
  contract_template_id: string;
  contract_name: string;
  employee_ids: number[];
  /** Values that were typed in the check. */
  typed: Typed;
  /** Who was taken in or left out by hand. */
  choices: Choices;
  /** Drafts are made for people with missing values, too. */
  with_missing: boolean;
  /** What was typed is kept on the people, too. */
  keeps_on_people: boolean;
};

export const emptyMany: ManyForm = {
  contract_template_id: '',
  contract_name: '',
  employee_ids: [],
  typed: {},
  choices: {},
  with_missing: false,
  keeps_on_people: false,
};

const ofTemplate = new Set(['contract_template_id', 'template_id', 'contract_name']);

/** The step with the field of an issue. */
export const stepOfField = (path: string): ManyStep => {
  const field = path.split('.')[0] ?? '';
  if (ofTemplate.has(field)) return 'template';
  return field === 'values' ? 'check' : 'people';
};
