/**
 * The names and inputs of the runs on licences. Endpoints that start a run do not need its work, so that stands apart.
 */
export const ASSIGN_SOFTWARE_KIND = 'software-assign';
/** The run that undoes it. */
export const SOFTWARE_UNDO_KIND = 'software-undo';

export const undoOfSoftware = { kind: SOFTWARE_UNDO_KIND, permission: 'software:write' } as const;

/** The day is ISO. */
export type AssignSoftwareInput = { product_id: number; employee_ids: readonly number[]; start_date: string };
