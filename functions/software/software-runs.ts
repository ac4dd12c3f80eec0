/** The runs of licences; apart from their work, which whoever starts them does not need. */
export const ASSIGN_SOFTWARE_KIND = 'software-assign';
/** Takes it back. */
export const SOFTWARE_UNDO_KIND = 'software-undo';

export const undoOfSoftware = { kind: SOFTWARE_UNDO_KIND, permission: 'software:write' } as const;

/** The day is ISO. */
export type AssignSoftwareInput = { product_id: number; employee_ids: readonly number[]; start_date: string };
