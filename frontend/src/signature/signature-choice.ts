/** How somebody signs: with what they drew, with the drawing that is kept for them, or with their typed name. */
export type SignatureChoice =
  | { readonly kind: 'drawn'; readonly png: string | undefined; readonly keep: boolean }
  | { readonly kind: 'kept' }
  | { readonly kind: 'typed' };

export const nothingDrawn: SignatureChoice = { kind: 'drawn', png: undefined, keep: false };

/** Whether something is there to sign with. */
export const isMade = (choice: SignatureChoice): boolean => choice.kind !== 'drawn' || choice.png !== undefined;

/** What a call says of the signature beside the name. */
export const signatureBody = (choice: SignatureChoice): { base64_signature?: string; keep?: 1; use_kept?: 1 } => {
  if (choice.kind === 'typed') return {};
  if (choice.kind === 'kept') return { use_kept: 1 };
  return { ...(choice.png !== undefined && { base64_signature: choice.png }), ...(choice.keep && { keep: 1 }) };
};
