import { createHash, X509Certificate } from 'node:crypto';
import { putOnce, readBytesIfThere } from '#functions/platform/files/objects.ts';

/** Certificates of the keys that ever sealed a document of this company; nothing here is removed or replaced. */
const FOLDER = 'signing/';

/** A certificate is kept under the hash of its public key, so that a new key leaves those before it. */
const keyOf = (publicKey: Uint8Array): string => `${FOLDER}${createHash('sha256').update(publicKey).digest('hex')}.der`;

/** The kept certificate of a public key (SubjectPublicKeyInfo); undefined for one that never sealed anything here. */
export const keptCertificate = (publicKey: Uint8Array): Promise<Buffer | undefined> =>
  readBytesIfThere(keyOf(publicKey));

/** Keeps the certificate of a public key for good, unless one is kept already; answers the one that is kept. */
export const keepCertificate = async (publicKey: Uint8Array, certificate: Uint8Array): Promise<Uint8Array> => {
  const isKept = await putOnce(keyOf(publicKey), Buffer.from(certificate), 'application/pkix-cert');
  return isKept ? certificate : ((await keptCertificate(publicKey)) ?? certificate);
};

/** The public key in a certificate; undefined for bytes that are no certificate, or one without a key. */
const publicKeyOf = (certificate: Buffer): Buffer | undefined => {
  try {
    return new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' });
  } catch {
    return undefined;
  }
};

/** Whether exactly this certificate is that of a key which seals documents here. */
export const isOurCertificate = async (certificate: Buffer): Promise<boolean> => {
  const publicKey = publicKeyOf(certificate);
  const kept = publicKey && (await keptCertificate(publicKey));
  return kept?.equals(certificate) ?? false;
};
