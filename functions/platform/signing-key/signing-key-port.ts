/** A private RSA key that never leaves the place where it is kept, and its public half. */
export type KeptKey = {
  /** The public key as SubjectPublicKeyInfo (DER). */
  readonly publicKey: () => Promise<Uint8Array>;
  /** The signature of data by RSASSA-PKCS1-v1_5 with SHA-256: the same data always give the same signature. */
  readonly sign: (data: Uint8Array) => Promise<Uint8Array>;
};

/** The key that seals signed documents (docs/areas/pdf-and-seal.md#seal). */
export type SigningKey = {
  /** The certificate of the key (DER), the same for every seal. */
  readonly certificate: () => Promise<Uint8Array>;
  readonly sign: KeptKey['sign'];
};
