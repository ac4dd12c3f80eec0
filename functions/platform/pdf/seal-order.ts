import type { DocumentLanguage, SignaturePlace } from './pdf-order.ts';

/** A moment as ISO text in UTC ("2026-11-22T13:05:00.000Z"); documents show it as Belgian time. */
type Instant = string;

/** What one person put under a document. */
export type SealMark = {
  /** The frame of the signature; a mark without one stands on a page for signatures before the certificate. */
  readonly place?: Omit<SignaturePlace, 'signer'>;
  /** The drawn signature as PNG (`readSignature`), or the name that was typed. */
  readonly signature: { readonly picture: Uint8Array } | { readonly typed: string };
  /** In which quality they signed ("The employee"), in the language of the document. */
  readonly label: string;
  readonly name: string;
  readonly signed_at: Instant;
};

/**
 * How somebody was identified: by the secret link that was mailed to their work or private address, or to another one, by
 * their session as a user, or on a device of a user who was present.
 */
export type IdentifiedBy = 'link_work' | 'link_private' | 'link_other' | 'session' | 'in_person';

export type CertificateSigner = {
  readonly name: string;
  /** In which quality they signed, in the language of the document. */
  readonly label: string;
  readonly identified_by: IdentifiedBy;
  /** The user who was present; only with `in_person`. */
  readonly present?: string;
  readonly email?: string;
  readonly ip_address?: string;
  readonly agent?: string;
  readonly opened_at?: Instant;
  readonly signed_at: Instant;
  /** The place that they named. */
  readonly place?: string;
};

/** A deliberate choice of a user that the certificate shows. */
export type CertificateChoice = {
  readonly by: string;
  readonly reason: string;
};

/** The content of the page that is added behind a signed document, beside its hash before signing. */
export type SealCertificate = {
  readonly language: DocumentLanguage;
  /** The name of the contract. */
  readonly title: string;
  /** The employer: the name of the company as documents show it. */
  readonly company: string;
  readonly contract_id: number;
  /** In the order in which they signed. */
  readonly signers: readonly CertificateSigner[];
  /** The chain of the contract as it was when the last person signed. */
  readonly audit: { readonly entries: number; readonly last_hash: string };
  /** Labels of values that were missing when the contract was sent, and who sent it nevertheless. */
  readonly missing?: CertificateChoice & { readonly names: readonly string[] };
  /** Who went on with a simple signature where the law gives more weight to a qualified one. */
  readonly simple_level?: CertificateChoice;
};

/** Everything that a sealed file depends on beside the key: the same order gives the same bytes. */
export type SealOrder = {
  /** The frozen PDF, as it was shown to those who signed. */
  readonly bytes: Uint8Array;
  readonly marks: readonly SealMark[];
  readonly certificate: SealCertificate;
  /** When the seal was ordered; kept with the contract, so that a second try gives the same bytes. */
  readonly sealed_at: Instant;
};

export type SealedPdf = {
  readonly bytes: Uint8Array;
  readonly sha256: string;
  readonly pages: number;
};

/** What is wrong with a sealed file. */
export type SealFault =
  | 'not_sealed'
  /** Another key sealed it. */
  | 'foreign_certificate'
  /** Bytes were changed. */
  | 'changed'
  /** Something was added behind the seal. */
  | 'appended';

export type SealCheck = { readonly ok: true } | { readonly ok: false; readonly fault: SealFault };
