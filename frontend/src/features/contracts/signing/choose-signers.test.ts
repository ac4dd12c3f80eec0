import { expect, it } from 'vitest';
import type { ContractDetails } from '#shared/contract/contracts/contract.ts';
import { choiceOf, lacksUser, movedRole, rolesOf, signersIn } from './choose-signers.ts';

// why: the rules read the fields that are given here alone
const draft = {
  method: null,
  employee_signature_required: 1,
  internal_signature_required: 1,
  internal_signer_user_id: 4,
  second_internal_signer_user_id: 0,
} as ContractDetails;

it('a choice begins with what the template asks for', () => {
  const choice = choiceOf(draft, []);
  expect(choice.method).toBe('internal_and_employee');
  expect(rolesOf(choice)).toEqual(['internal_first', 'employee']);
  expect(signersIn(choice)).toEqual([
    { role: 'internal_first', order: 1, user_id: 4 },
    { role: 'employee', order: 2 },
  ]);
  expect(choiceOf({ ...draft, internal_signature_required: 0 }, []).method).toBe('employee');
  expect(choiceOf({ ...draft, employee_signature_required: 0 }, []).method).toBe('internal');
});

it('signers are moved among those that sign', () => {
  const choice = choiceOf(draft, []);
  const employeeFirst = { ...choice, order: movedRole(choice, 'employee', -1) };
  expect(rolesOf(employeeFirst)).toEqual(['employee', 'internal_first']);
  expect(movedRole(employeeFirst, 'employee', -1)).toEqual(employeeFirst.order);
  const withSecond = { ...employeeFirst, users: { internal_first: '4', internal_second: '7' } };
  expect(rolesOf(withSecond)).toHaveLength(3);
});

it('a user is asked for only where one has to sign', () => {
  const choice = { ...choiceOf(draft, []), users: { internal_first: '', internal_second: '' } };
  expect(lacksUser(choice)).toBe(true);
  expect(lacksUser({ ...choice, method: 'employee' })).toBe(false);
  expect(lacksUser({ ...choice, method: 'paper' })).toBe(false);
  expect(signersIn({ ...choice, method: 'employee', email: ' a@b.be ' })).toEqual([
    { role: 'employee', order: 1, email: 'a@b.be' },
  ]);
});
