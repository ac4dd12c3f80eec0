import { expect, it } from 'vitest';
import { fieldRights } from '#shared/permissions/field-rights.ts';
import { objectTypes } from '#shared/records/object-types.ts';
import { ownColumns } from './record-rows.ts';

it('columns ask for the rights that the history of their fields asks for', () => {
  const asked = objectTypes.map((object) => [
    object,
    Object.fromEntries(ownColumns[object].flatMap(({ key, permission }) => (permission ? [[key, permission]] : []))),
  ]);
  const withRights = asked.filter(([, rights]) => Object.keys(rights ?? {}).length > 0);
  expect(Object.fromEntries(withRights)).toEqual(fieldRights);
});
