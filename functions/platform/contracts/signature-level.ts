import type { SignatureLevel, SigningMethod } from '#shared/contracts/names.ts';
import { issue } from '#shared/errors/issue.ts';
import { AppError } from '#shared/errors/problem.ts';
import type { TemplateType } from '#shared/templates/names.ts';
import { levelOfProvider, providerSetting } from '#functions/platform/signature-provider/provider-setting.ts';
import { readSigningSettings } from './signing-settings.ts';

/** The weight of a signature that is put with a method. */
export const levelOf = (method: SigningMethod): SignatureLevel => {
  if (method === 'paper') return 'paper';
  const provider = method === 'provider' ? providerSetting() : undefined;
  return provider ? levelOfProvider(provider) : 'simple';
};

/** The law gives a qualified signature, or paper, more weight for such a contract (docs/areas/signing.md#level). */
export const wantsQualified = (type: TemplateType, level: SignatureLevel): boolean =>
  type === 'employment_contract' && level === 'simple';

/** Throws 422 for a method that is not there or that the company forbids, and without the reason that it needs. */
export const assertLevel = async (
  type: TemplateType,
  method: SigningMethod,
  reason: string | undefined,
): Promise<void> => {
  if (method === 'provider' && !providerSetting())
    throw new AppError('form_invalid', { fields: [issue('method', 'no_signature_provider')] });
  if (!wantsQualified(type, levelOf(method))) return;
  const { forbid_simple: isForbidden } = await readSigningSettings();
  if (isForbidden === 1) throw new AppError('form_invalid', { fields: [issue('method', 'simple_forbidden')] });
  if (!reason) throw new AppError('form_invalid', { fields: [issue('simple_reason', 'required')] });
};
