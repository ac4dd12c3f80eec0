import * as z from 'zod';
import { payrollType } from '#shared/integrations/integration.ts';

/* What an office answers (docs/areas/integrations.md#providers). What does not fit is no answer of an office. */

const text = z.string();

export const customerAnswer = z.object({ customer_code: text });
export const typesAnswer = z.object({ data: z.array(payrollType) });
export const benefitsAnswer = z.object({ data: z.array(z.object({ code: text, name: text })) });
export const peopleAnswer = z.object({ data: z.array(z.object({ payroll_number: text, name: text })) });
export const vehiclesAnswer = z.object({
  data: z.array(z.object({ chassis_number: text, payroll_number: text.nullable() })),
});

export const acceptedAnswer = z.object({ reference: text.min(1) });

/** Why an office refuses. */
export const refusal = z.discriminatedUnion('error', [
  z.object({ error: z.literal('duplicate'), reference: text.min(1) }),
  z.object({ error: z.literal('type_not_found'), message: text.default(''), codes: z.array(text).default([]) }),
  z.object({
    error: z.enum(['please_confirm_retry', 'service_offline', 'failed_internal', 'request_not_found']),
    message: text.default(''),
  }),
]);

export const requestAnswer = z.object({
  reference: text.min(1),
  status: z.enum(['processing', 'success', 'failed']),
  people: z.array(
    z.object({
      payroll_number: text,
      status: z.enum(['taken_over', 'refused']),
      message: text.nullable().default(null),
    }),
  ),
  notifications: z
    .array(
      z.object({
        type: z.enum(['severe', 'warning']),
        message: text,
        payroll_number: text.nullable().default(null),
      }),
    )
    .default([]),
  message: text.nullable().default(null),
});

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** The answer of a body; undefined for one that is something else. */
export const readAnswer = <S extends z.ZodType>(schema: S, body: string): z.output<S> | undefined =>
  schema.safeParse(parsed(body)).data;
