import * as z from 'zod';
import { integrationFeature } from '#shared/permissions/actor.ts';
import { flag } from '#shared/values/wire.ts';
import { fileLayouts } from './names.ts';

const common = {
  /** Kept with every integration and command, so a product that has any keeps its key. */
  key: z.string().regex(/^[a-z][a-z0-9_-]{1,29}$/),
  name: z.string().min(1),
  /** What it can do; an integration may switch these on. */
  offers: z.array(integrationFeature),
  /** 1: one day of a person takes one code. */
  one_code_per_day: flag.default(0),
  /** 1: a push that the provider calls failed ends the wait like a success. */
  failed_counts_as_success: flag.default(0),
};

/**
 * A payroll office that a deployment offers. Its address is a setting of the deployment and never a field, so nobody
 * can make the product call an address of their choice (docs/areas/integrations.md#providers).
 */
export const payrollProduct = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('http'), address: z.url() }),
  z.object({ ...common, kind: z.literal('file'), layout: z.enum(fileLayouts) }),
]);
export type PayrollProduct = z.infer<typeof payrollProduct>;

export const payrollProducts = z.array(payrollProduct);
