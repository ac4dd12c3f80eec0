import { derValue, derValues, toDer, type DerValue } from './der.ts';

/** The parts of a seal that differ from one seal to the next; the rest is the same in all. */
export type SealParts = {
  readonly certificate: Buffer;
  /** What is signed beside the file's digest, as the set that the signature covers. */
  readonly attributes: Buffer;
  readonly digest: Buffer;
  readonly signature: Buffer;
};

const SEQUENCE = 0x30;
const SET = 0x31;
const OCTETS = 0x04;
const TAGGED = 0xa0;

const one = Buffer.from('020101', 'hex');
const signedData = Buffer.from('06092a864886f70d010702', 'hex');
const data = Buffer.from('06092a864886f70d010701', 'hex');
const messageDigest = Buffer.from('06092a864886f70d010904', 'hex');
const sha256 = Buffer.from('300b0609608648016503040201', 'hex');
const sha256WithRsa = Buffer.from('300b06092a864886f70d01010b', 'hex');

const at = (values: readonly DerValue[], index: number): DerValue => {
  const value = values[index];
  if (!value) throw new RangeError('A part of the seal is missing');
  return value;
};

const inside = (value: DerValue): DerValue[] => derValues(value.content);

/** Issuer and number of a certificate, which name it. */
const nameOf = (certificate: Buffer): Buffer => {
  const fields = inside(at(inside(derValue(certificate)), 0));
  return toDer(SEQUENCE, at(fields, 3).all, at(fields, 1).all);
};

/** The whole CMS structure of a seal, made of its parts. */
const envelopeOf = ({ certificate, attributes, signature }: Omit<SealParts, 'digest'>): Buffer => {
  const signer = toDer(
    SEQUENCE,
    one,
    nameOf(certificate),
    sha256,
    toDer(TAGGED, derValue(attributes).content),
    sha256WithRsa,
    toDer(OCTETS, signature),
  );
  const content = [one, toDer(SET, sha256), toDer(SEQUENCE, data), toDer(TAGGED, certificate), toDer(SET, signer)];
  return toDer(SEQUENCE, signedData, toDer(TAGGED, toDer(SEQUENCE, ...content)));
};

/**
 * The parts of a seal. The signature does not cover all of its own structure, so that the structure is made anew of its
 * parts and has to be the same: undefined for one with a bit that differs. Throws a `RangeError` for bytes that are no DER.
 */
export const partsOfSeal = (bytes: Buffer): SealParts | undefined => {
  const content = inside(at(inside(at(inside(derValue(bytes)), 1)), 0));
  const signer = inside(at(inside(at(content, 4)), 0));
  const attributes = toDer(SET, at(signer, 3).content);
  const digest = inside(derValue(attributes))
    .map(inside)
    .find(([name]) => name?.all.equals(messageDigest));
  const parts = {
    certificate: at(inside(at(content, 3)), 0).all,
    attributes,
    digest: at(inside(at(digest ?? [], 1)), 0).content,
    signature: at(signer, 5).content,
  };
  return envelopeOf(parts).equals(bytes) ? parts : undefined;
};
