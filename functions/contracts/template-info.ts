import { ulid } from 'ulid';
import * as z from 'zod';
import { aboutRecord } from '#shared/contracts/contract.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { Actor } from '#shared/permissions/actor.ts';
import { id } from '#shared/values/wire.ts';
import { getJson, putJson } from '#functions/platform/files/objects.ts';

/** The answers to the free fields of a template, kept until the contract is made from them. */
const templateInfo = z.object({
  user_id: id,
  template_id: id,
  employee_id: id,
  about: z.array(aboutRecord),
  values: z.record(z.string(), z.string()),
});
export type TemplateInfo = z.infer<typeof templateInfo>;

const INFO_ID = /^[0-9A-HJKMNP-TV-Z]{26}$/;

const keyOf = (infoId: string): string => `contracts/info/${infoId}`;

/** Keeps the answers and returns the id by which the contract finds them. */
export const keepTemplateInfo = async (info: TemplateInfo): Promise<string> => {
  const infoId = ulid();
  await putJson(keyOf(infoId), info);
  return infoId;
};

/** The answers that this user gave for this template and person; throws `not_found` for any others. */
export const readTemplateInfo = async (
  actor: Actor,
  infoId: string,
  { template_id, employee_id }: { readonly template_id: number; readonly employee_id: number },
): Promise<TemplateInfo> => {
  const stored = INFO_ID.test(infoId) ? await getJson(keyOf(infoId)) : undefined;
  const info = stored === undefined ? undefined : templateInfo.parse(stored);
  if (!info || info.user_id !== actor.user_id || info.template_id !== template_id || info.employee_id !== employee_id)
    throw new AppError('not_found', { detail: 'These answers are not known any more. Answer again.' });
  return info;
};
