import * as z from 'zod';
import { kindBasics } from '#shared/records/object-types.ts';

/** Lists of something else than records of a kind, the cards of the home page, and the people of a push. */
const otherLists = ['users', 'program', 'balances', 'days-off-balances', 'audit', 'home', 'push'] as const;

export type ListName = (typeof kindBasics)[keyof typeof kindBasics]['list'] | (typeof otherLists)[number];

/** What keeps the choices of its users. */
const listNames = [...new Set<ListName>([...Object.values(kindBasics).map(({ list }) => list), ...otherLists])];

export const listParam = z.strictObject({ list: z.enum(listNames) });
