import * as z from 'zod';

/** The name of a person who has or had the record. A reader who may not see that person gets an ellipsis instead. */
export const holderName = z.string();

const text = z.string().optional();
const name = holderName.optional();
/** In EUR, as a number or as the text that was stored. */
export const amount = z.union([z.number(), z.string()]).nullish();
export const day = z.string().nullish();

const evaluation = z.object({ name: text, manager_name: name, date: day });
const change = z.object({ field: z.string(), name: text, old: z.unknown(), new: z.unknown() });

const actions = ['added', 'updated', 'deleted'] as const;
const parts = ['perf_eval', 'perf_eval_manager', 'perf_eval_extra_manager'] as const;
type EvaluationType = `${(typeof parts)[number]}_${(typeof actions)[number]}`;

/** Evaluations, with the variants for the manager and for further managers. */
const evaluations = Object.fromEntries(
  parts.flatMap((part) => actions.map((action) => [`${part}_${action}`, evaluation])),
) as Record<EvaluationType, typeof evaluation>;

/**
 * Events about people that nothing here records: feeds of before hold them (docs/areas/records.md#feed). Each field may
 * be missing, and a sentence tells those that are there.
 */
export const payloadsOfBefore = {
  wage_request_declined: z.object({ wage_type: text, amount, reason: text, date: day }),
  history_role_updated: z.object({ old_role: text, new_role: text, date: day }),
  selfservice_personal_details_updated: z.object({ changes: z.array(change).optional() }),
  ...evaluations,
  budget_added: z.object({ name: text, amount, date: day }),
  budget_updated: z.object({ name: text, old_amount: amount, new_amount: amount, date: day }),
  budget_deleted: z.object({ name: text, amount }),
};
