import { signatureProviderSetting } from '#shared/contracts/signature-provider.ts';
import { httpSignatures } from './http-signatures.ts';
import type { SignatureProvider } from './signature-provider.ts';

let read: { readonly text: string; readonly provider: SignatureProvider | undefined } | undefined;

/** The provider of signatures of this deployment, as its operator set it; undefined without one. */
export const signatureProvider = (): SignatureProvider | undefined => {
  const text = process.env['SIGNATURE_PROVIDER'] || 'null';
  if (read?.text !== text) {
    const setting = signatureProviderSetting.nullable().parse(JSON.parse(text));
    read = { text, provider: setting === null ? undefined : httpSignatures(setting) };
  }
  return read.provider;
};
