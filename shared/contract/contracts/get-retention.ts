import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { feedObject } from '#shared/activity/events.ts';
import { DUE_LISTED_MAX, keptClasses } from '#shared/retention/kept-data.rules.ts';
import { templateTypes } from '#shared/templates/names.ts';
import { dmyDate } from '#shared/values/wire-date.ts';

export const getRetention = endpoint({
  id: 'contracts.getRetention',
  method: 'GET',
  path: '/api/settings/retention',
  permission: 'contracts:read',
  summary: 'For how long the company keeps what, and what is due within a month',
  response: z.object({
    /** Years after the end of the work for which signed contracts of each type are kept. */
    contracts: z.record(z.enum(templateTypes), z.int()),
    /** Months after which data of each class go by themselves, or after which their erasure is to be decided. */
    months: z.record(z.enum(keptClasses), z.int()),
    /** What is due within a month: how many, and the first day. */
    next: z.array(
      z.object({
        class: z.enum(keptClasses),
        count: z.int().positive(),
        from: dmyDate,
        /** By what name, of which record and on what day, each once; only for whoever manages settings and sees the record. */
        records: z
          .array(z.object({ object: feedObject, id: z.int().positive(), name: z.string(), on: dmyDate }))
          .max(DUE_LISTED_MAX),
      }),
    ),
  }),
});
