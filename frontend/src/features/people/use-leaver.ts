import { getLeaver } from '#shared/contract/people/get-leaver.ts';
import { query } from '../../api/query.ts';

/** The query for what a person has and gets, and for their login: the leaver checklist. */
export const leaverOf = (id: number) => query(getLeaver, { params: { id: String(id) } });
