import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { contractStates } from '#shared/contracts/names.ts';
import { boardColumns, boardItemKinds } from '#shared/people/board.rules.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { id } from '#shared/values/wire.ts';
import { nextDriver } from './next-driver.ts';

/** What is still open about a person, and where it is done. */
const boardItem = z.object({
  kind: z.enum(boardItemKinds),
  /** The record that it is about, such as a contract, a vehicle or a program; null where there is none yet. */
  id: id.nullable(),
  name: z.string().nullable(),
  /** How many: people who report, days off. */
  count: z.int().nonnegative().nullable(),
  /** The day of a seat, and the day by which an item of the company's own is to be done. */
  date: dmyDate.nullable(),
  /** How far a contract is. */
  state: z.enum(contractStates).nullable(),
  /** Who does an item of the company's own. */
  who: z.string().nullable(),
  /** What a thing costs a month in EUR; null where that is not known or the user may see no costs. */
  cost_monthly: z.number().nullable(),
  /** Who could drive a vehicle next; null for nobody, and for users who may not change a driver. */
  next_driver: nextDriver.nullable(),
});
export type BoardItemOut = z.output<typeof boardItem>;

const boardCard = z.object({
  id,
  name: z.string(),
  avatar: z.string().nullable(),
  team_ids: z.array(id),
  team_names: z.string(),
  /** The first day of who joins, the last one of who leaves; null when it is not known. */
  date: dmyDate.nullable(),
  /** The day of their employment that today is, for who is new. */
  day: z.int().positive().nullable(),
  urgency: z.enum(['costs', 'soon', 'later']),
  done: z.int().nonnegative(),
  total: z.int().nonnegative(),
  open: z.array(boardItem),
  /** How many things are still to be handed over. */
  to_hand_over: z.int().nonnegative(),
  /** What those cost a month in EUR; null where nothing of it is known or the user may see no costs. */
  cost_monthly: z.number().nullable(),
});
export type BoardCardOut = z.output<typeof boardCard>;

export const getBoard = endpoint({
  id: 'people.getBoard',
  method: 'GET',
  path: '/api/employees/board',
  permission: 'people:wage-columns',
  summary:
    'Joiners and leavers in the columns of their dates, with what is open about each as far as the user may see it',
  response: z.object({
    columns: z.array(
      z.object({
        key: z.enum(boardColumns),
        /** The day on which the next person comes into the column; null for nobody. */
        next: dmyDate.nullable(),
        people: z.array(boardCard),
      }),
    ),
  }),
});
