import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { dayOffColours } from '#shared/days-off/names.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { flag, id, idParam } from '#shared/values/wire.ts';
import { face } from './list-team-cards.ts';

/** How many of a kind of thing the people of a team have; null where the user may not see that kind. */
const figure = z.int().nonnegative().nullable();
const cost = z.number().nullable();

const member = face.extend({
  function: z.string().nullable(),
  /** 1: leads the team. */
  leader: flag,
  vehicles: figure,
  assets: figure,
  licences: figure,
  /** What vehicles, licences and trainings cost a month in EUR; null where the user may see none of them. */
  cost_monthly: cost,
});
export type TeamMember = z.output<typeof member>;

const absence = z.object({
  employee_id: id,
  name: z.string(),
  type_name: z.string(),
  colour: z.enum(dayOffColours),
  /** 1: asked for and not decided yet. */
  asked: flag,
  start_date: dmyDate,
  end_date: dmyDate,
});

const certificate = z.object({
  employee_id: id,
  name: z.string(),
  training_id: id,
  training_name: z.string(),
  state: z.enum(['soon', 'expired']),
  valid_until: dmyDate.nullable(),
});

export const getTeam = endpoint({
  id: 'people.getTeam',
  method: 'GET',
  path: '/api/teams/{id}/detail',
  permission: 'people:read',
  summary: 'A team: its people, what they have and cost, who is away this and next week, and their trainings',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    id,
    name: z.string(),
    leaders: z.array(face),
    people: z.array(member),
    /** What its people have costs a month, by kind; trainings are the average of twelve months. */
    costs: z.object({ vehicles: cost, licences: cost, trainings: cost }),
    /** This and next week, by first day; null without the right to days off. */
    absences: z.array(absence).nullable(),
    /** Programs to follow and certificates of its people; null without the right to trainings. */
    trainings: z
      .object({
        to_follow: z.array(z.object({ program_id: id, name: z.string(), people: z.array(z.string()) })),
        certificates: z.array(certificate),
      })
      .nullable(),
  }),
  errors: ['not_found'],
});
