import { fileKey } from './file-key.ts';
import { keepCertificate, keptCertificate } from './kept-certificate.ts';
import { kmsKey } from './kms-key.ts';
import { selfSigned } from './self-signed.ts';
import type { KeptKey, SigningKey } from './signing-key-port.ts';

const keptKey = (): KeptKey => {
  const { SIGNING_KEY_FILE: file, SEALING_KMS_ID: id } = process.env;
  if (file) return fileKey(file);
  if (!id) throw new Error('neither SIGNING_KEY_FILE nor SEALING_KMS_ID says which key seals documents');
  return kmsKey(id);
};

/** The key in the file of this machine where `SIGNING_KEY_FILE` names one, else the key of AWS KMS. */
export const signingKey = (): SigningKey => {
  const key = keptKey();
  return {
    sign: key.sign,
    async certificate() {
      const publicKey = await key.publicKey();
      const kept = await keptCertificate(publicKey);
      if (kept) return kept;
      const name = process.env['TENANT_NAME'] ?? 'Back office';
      return keepCertificate(publicKey, await selfSigned(key, name, new Date()));
    },
  };
};
