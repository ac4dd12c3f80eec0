import { httpSignatures } from './http-signatures.ts';
import { providerSetting } from './provider-setting.ts';
import type { SignatureProvider } from './signature-provider.ts';

/** The adapter that speaks to the provider of signatures of this deployment; undefined without one. */
export const signatureProvider = (): SignatureProvider | undefined => {
  const setting = providerSetting();
  return setting && httpSignatures(setting);
};
