import { createHash } from 'node:crypto';
import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { SERVICE_WAIT } from '#functions/platform/storage/storage-errors.ts';
import type { KeptKey } from './signing-key-port.ts';

let client: KMSClient | undefined;
const kms = (): KMSClient => (client ??= new KMSClient({ requestHandler: SERVICE_WAIT }));

const present = (bytes: Uint8Array | undefined): Uint8Array => {
  if (!bytes) throw new Error('AWS KMS answered without bytes');
  return bytes;
};

/** A key of AWS KMS, which signs without giving the key away. */
export const kmsKey = (id: string): KeptKey => ({
  async publicKey() {
    const { PublicKey: key } = await kms().send(new GetPublicKeyCommand({ KeyId: id }));
    return present(key);
  },
  async sign(data) {
    const { Signature: signature } = await kms().send(
      new SignCommand({
        KeyId: id,
        Message: createHash('sha256').update(data).digest(),
        MessageType: 'DIGEST',
        SigningAlgorithm: 'RSASSA_PKCS1_V1_5_SHA_256',
      }),
    );
    return present(signature);
  },
});
