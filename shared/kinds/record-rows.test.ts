import { expect, it } from 'vitest';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { objectTypes } from '#shared/records/object-types.ts';
import { ownColumns } from './record-rows.ts';

/** Policies are contracts: what columns tell of them is no field of the record, and has no history there. */
const isOfPolicy = (permission: string): boolean => permission === 'policies:read';

it('columns ask for the rights that the history of their fields asks for', () => {
  const asked = objectTypes.map((object) => [
    object,
    Object.fromEntries(
      ownColumns[object].flatMap(({ key, permission }) =>
        permission && !isOfPolicy(permission) ? [[key, permission]] : [],
      ),
    ),
  ]);
  const withRights = asked.filter(([, rights]) => Object.keys(rights ?? {}).length > 0);
  expect(Object.fromEntries(withRights)).toEqual(fieldRights);
});
