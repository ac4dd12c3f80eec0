import { signatureProviderSetting, type SignatureProviderSetting } from '#shared/contracts/signature-provider.ts';
import type { SignatureLevel } from '#shared/contracts/names.ts';

/** The provider of signatures of this deployment, as its operator set it; undefined without one. */
export const providerSetting = (): SignatureProviderSetting | undefined => {
  const text = process.env['SIGNATURE_PROVIDER'];
  return text ? signatureProviderSetting.parse(JSON.parse(text)) : undefined;
};

/** The weight of what is signed at a provider; simple where nothing is real. */
export const levelOfProvider = ({ level, sandbox }: SignatureProviderSetting): SignatureLevel =>
  sandbox ? 'simple' : level;
