import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { objectTypes } from '#shared/records/object-types.ts';
import { importField, importParams } from './import.ts';

export const listFields = endpoint({
  id: 'imports.listFields',
  method: 'GET',
  path: '/api/imports/{object}/fields',
  permission: 'signed-in',
  byKey: true,
  summary:
    'The fields that a column of a file can fill now, which a custom field joins once it is added; needs the import right of the object',
  params: importParams,
  response: z.object({
    data: z.array(importField),
    /** The kind of record whose custom fields a column can become; null where none can, or the caller may add none. */
    custom_fields_of: z.enum(objectTypes).nullable(),
  }),
  errors: ['not_found'],
});
