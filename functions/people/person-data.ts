/** The run that puts together what is held about a person. Endpoints that start a run do not need its work. */
export const PERSON_EXPORT_KIND = 'person-export';

/** Only administrators with access to wages, and none of them for somebody else; exporting is a right of its own. */
export const personExportRights = ['audit:read', 'people:export'] as const;

export type PersonExportInput = { readonly employee_id: number };

/** The run that erases somebody. */
export const PERSON_ERASE_KIND = 'person-erase';

/** The rights to erase a person: reading everything about them, changing people and ending logins. */
export const personEraseRights = ['audit:read', 'people:write', 'users:manage'] as const;

export type PersonEraseInput = { readonly employee_id: number };
