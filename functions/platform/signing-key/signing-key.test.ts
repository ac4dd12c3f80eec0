import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  privateEncrypt,
  sign,
  verify,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileKey } from './file-key.ts';
import { kmsKey } from './kms-key.ts';
import { selfSigned } from './self-signed.ts';
import { signingKey } from './signing-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signing-key-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

const data = Buffer.from('what is signed');
const publicOf = (spki: Uint8Array): KeyObject =>
  createPublicKey({ key: Buffer.from(spki), format: 'der', type: 'spki' });

it('makes one key, in a file that only its owner may read, however many ask at once', async () => {
  const file = join(folder, 'key.pem');
  const keys = await Promise.all(Array.from({ length: 4 }, () => fileKey(file).publicKey()));
  expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['key.pem']);
  const key = fileKey(file);
  const signature = await key.sign(data);
  expect(verify('sha256', data, publicOf(await key.publicKey()), signature)).toBe(true);
  expect(await key.sign(data)).toEqual(signature);
  expect(createPrivateKey(await readFile(file)).asymmetricKeyDetails?.modulusLength).toBe(2048);
});

/** The beginning of what RSASSA-PKCS1-v1_5 puts before a digest of SHA-256. */
const DIGEST_INFO = Buffer.from('3031300d060960864801650304020105000420', 'hex');

type KmsInput = { KeyId: string; Message: string; MessageType: string; SigningAlgorithm: string };

it('lets AWS KMS sign a digest and sees no private key', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const action = String(request.headers['x-amz-target']).replace('TrentService.', '');
      // why: the SDK of the product made it
      const { KeyId, Message, MessageType, SigningAlgorithm } = (await json(request)) as KmsInput;
      asked.push([action, KeyId, MessageType, SigningAlgorithm].filter(Boolean).join(' '));
      const answer =
        action === 'Sign'
          ? { Signature: privateEncrypt(privateKey, Buffer.concat([DIGEST_INFO, Buffer.from(Message, 'base64')])) }
          : { PublicKey: publicKey.export({ type: 'spki', format: 'der' }) };
      const texts = Object.entries(answer).map(([name, bytes]) => [name, bytes.toString('base64')]);
      response.setHeader('content-type', 'application/x-amz-json-1.1');
      response.end(JSON.stringify(Object.fromEntries(texts)));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL_KMS', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'eu-central-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  try {
    const key = kmsKey('key-1');
    expect(Buffer.from(await key.sign(data))).toEqual(sign('sha256', data, privateKey));
    const certificate = new X509Certificate(
      await selfSigned(key, 'Café "Ñandú", NV', new Date('2026-11-22T13:05:09Z')),
    );
    expect(certificate.verify(publicKey)).toBe(true);
    expect([certificate.subject, certificate.issuer]).toEqual(Array(2).fill(String.raw`CN=Café \"Ñandú\"\, NV`));
    expect([certificate.validFromDate, certificate.validToDate].map((date) => date.toISOString())).toEqual([
      '2026-11-22T13:05:09.000Z',
      '2046-11-22T13:05:09.000Z',
    ]);
    expect(certificate.ca).toBe(false);
    expect(asked).toEqual([
      'Sign key-1 DIGEST RSASSA_PKCS1_V1_5_SHA_256',
      'GetPublicKey key-1',
      'Sign key-1 DIGEST RSASSA_PKCS1_V1_5_SHA_256',
    ]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

it('wants to be told which key seals', () => {
  vi.stubEnv('SIGNING_KEY_FILE', '');
  vi.stubEnv('SEALING_KMS_ID', '');
  expect(() => signingKey()).toThrow('neither SIGNING_KEY_FILE nor SEALING_KMS_ID');
});
