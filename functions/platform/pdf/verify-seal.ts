import { createHash, verify, X509Certificate } from 'node:crypto';
import { isOurCertificate } from '#functions/platform/signing-key/kept-certificate.ts';
import { derValue } from './der.ts';
import type { SealCheck, SealFault } from './seal-order.ts';
import { partsOfSeal, type SealParts } from './seal-envelope.ts';

const RANGE = Buffer.from('/ByteRange');
/** Four numbers, with room for longer ones behind them. */
const NUMBERS = /^\/ByteRange \[0 +(\d+) +(\d+) +(\d+) *\]/;
const NUMBERS_MAX = 100;
const HEX = /^<([0-9A-F]+)>$/;

const fault = (found: SealFault): SealCheck => ({ ok: false, fault: found });

type Ranges = { readonly before: Buffer; readonly gap: string; readonly after: Buffer; readonly end: number };

/** What the last signature of a file covers, and what stands in the gap that it leaves for itself. */
const lastRanges = (file: Buffer): Ranges | undefined => {
  const at = file.lastIndexOf(RANGE);
  const text = at < 0 ? '' : file.toString('latin1', at, at + NUMBERS_MAX);
  const [first, second, length] = NUMBERS.exec(text)?.slice(1).map(Number) ?? [];
  if (first === undefined || second === undefined || length === undefined) return undefined;
  const end = second + length;
  if (at > first || first > second || end > file.length) return undefined;
  return {
    before: file.subarray(0, first),
    gap: file.toString('latin1', first, second),
    after: file.subarray(second, end),
    end,
  };
};

/** The seal in its gap, which is filled up with zeros. */
const sealIn = (gap: string): SealParts | undefined => {
  const bytes = Buffer.from(HEX.exec(gap)?.[1] ?? '', 'hex');
  try {
    const { all: seal } = derValue(bytes);
    const isAlone = gap.length === bytes.length * 2 + '<>'.length && !bytes.subarray(seal.length).some(Boolean);
    return isAlone ? partsOfSeal(seal) : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
};

const isSigned = ({ certificate, attributes, signature }: SealParts): boolean =>
  verify('sha256', attributes, new X509Certificate(certificate).publicKey, signature);

/**
 * Whether a file is exactly what `sealPdf` made: sealed by a key of this company, no bit of it changed, nothing added
 * (docs/areas/pdf-and-seal.md#seal).
 */
export const verifySeal = async (bytes: Uint8Array): Promise<SealCheck> => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ranges = lastRanges(file);
  if (!ranges) return fault('not_sealed');
  const seal = sealIn(ranges.gap);
  if (!seal) return fault('changed');
  const digest = createHash('sha256').update(ranges.before).update(ranges.after).digest();
  if (!digest.equals(seal.digest)) return fault('changed');
  if (!(await isOurCertificate(seal.certificate))) return fault('foreign_certificate');
  if (!isSigned(seal)) return fault('changed');
  return ranges.end === file.length ? { ok: true } : fault('appended');
};
