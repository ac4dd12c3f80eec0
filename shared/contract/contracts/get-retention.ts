import * as z from 'zod';
import { endpoint } from '#shared/contract/endpoint.ts';
import { feedObject } from '#shared/activity/events.ts';
import { DUE_LISTED_MAX, keptClasses } from '#shared/retention/kept-data.rules.ts';
import { dmyDate } from '#shared/values/wire-date.ts';
import { versionedRetention } from './retention.ts';

export const getRetention = endpoint({
  id: 'contracts.getRetention',
  method: 'GET',
  path: '/api/settings/retention',
  permission: 'contracts:read',
  summary: 'For how long the company keeps what, and what is due within a month',
  response: versionedRetention.extend({
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
