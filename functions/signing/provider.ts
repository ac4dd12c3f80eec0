import type { SignatureLevel } from '#shared/contracts/names.ts';

/** A provider of signatures, as far as sending needs to know it. */
type KnownProvider = { readonly level: SignatureLevel; readonly name: string; readonly isReal: boolean };

/** The provider of this company; undefined without one. */
export const signatureProvider = (): KnownProvider | undefined => undefined;
