import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { runId } from '#shared/contract/runs/run.ts';
import { erasureObstacles, erasureStates, goingClasses, stayingClasses } from '#shared/people/erasure.rules.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { flag, id, idParam } from '#shared/values/wire.ts';

/** Null where nothing is counted. */
const count = z.int().nonnegative().nullable();

export const getErasure = endpoint({
  id: 'people.getErasure',
  method: 'GET',
  path: '/api/employees/{id}/erasure',
  permission: 'audit:read',
  summary: 'What an erasure of a person removes and what stays, with how far it is',
  params: z.strictObject({ id: idParam }),
  response: z.object({
    /** The name in the record, which tells nothing once the person was erased. */
    name: z.string(),
    state: z.enum(erasureStates),
    /** Why nobody can be erased now; null when nothing is in the way. */
    obstacle: z.enum(erasureObstacles).nullable(),
    request: z
      .object({
        by: z.string(),
        on: dmyDate,
        reason: z.string().nullable(),
        /** 1: the user asked, so that another one has to confirm. */
        own: flag,
      })
      .nullable(),
    run_id: runId.nullable(),
    erased_on: dmyDate.nullable(),
    goes: z.array(z.object({ class: z.enum(goingClasses), count })),
    stays: z.array(
      z.object({
        class: z.enum(stayingClasses),
        count,
        /** The first day on which it may go; null where no law names one. */
        until: dmyDate.nullable(),
      }),
    ),
    /** Templates whose text names the person, until they are erased. No erasure changes a text. */
    templates: z.array(z.object({ id, name: z.string() })),
  }),
  errors: ['not_found'],
});
