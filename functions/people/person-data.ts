/** The run that puts together what is held about a person. Endpoints that start a run do not need its work. */
export const PERSON_EXPORT_KIND = 'person-export';

export type PersonExportInput = { readonly employee_id: number };
