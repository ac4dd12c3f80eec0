import { assertNoIssues, issuesError } from '#shared/errors/problem.ts';
import { askIssues, callOffIssues, confirmIssues, type ErasureState } from '#shared/people/erasure.rules.ts';
import type { EmployeeRow } from '#shared/people/employee.columns.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { assertMay } from '#shared/permissions/assert-may.ts';
import { visiblePerson } from '#functions/platform/directory/employees.ts';
import { obstacleOf } from './erasure-preview.ts';
import { readErasure, type StoredErasure } from '#functions/platform/directory/erasures.ts';
import { isOwnRequest, stateOf } from './erasure-state.ts';
import { personEraseRights } from './person-data.ts';

type Found = {
  readonly person: EmployeeRow;
  readonly erasure: StoredErasure | undefined;
  readonly state: ErasureState;
};

/** The person and how far their erasure is. Throws `not_found`, and `forbidden` without every right to erase. */
const readFor = async (actor: Actor, id: number): Promise<Found> => {
  for (const right of personEraseRights) assertMay(actor, right);
  const person = await visiblePerson(actor, id);
  const erasure = await readErasure(id);
  return { person, erasure, state: await stateOf(erasure) };
};

/** The person, once nothing keeps the actor from asking to erase them. */
export const readToAsk = async (actor: Actor, id: number): Promise<EmployeeRow> => {
  const { person, state } = await readFor(actor, id);
  assertNoIssues(askIssues(state, await obstacleOf(person)), 'invalid');
  return person;
};

/** The request for the actor to confirm, who is another administrator than the one who asked. */
export const readToConfirm = async (actor: Actor, id: number): Promise<StoredErasure> => {
  const { person, erasure, state } = await readFor(actor, id);
  const obstacle = await obstacleOf(person);
  const isOwn = erasure !== undefined && (await isOwnRequest(actor, erasure));
  const issues = confirmIssues({ state, obstacle, isOwn });
  if (!erasure || issues.length > 0) throw issuesError(issues, 'invalid');
  return erasure;
};

/** The request, as long as nobody confirmed it. */
export const readToCallOff = async (actor: Actor, id: number): Promise<StoredErasure> => {
  const { erasure, state } = await readFor(actor, id);
  const issues = callOffIssues(state);
  if (!erasure || issues.length > 0) throw issuesError(issues, 'invalid');
  return erasure;
};
