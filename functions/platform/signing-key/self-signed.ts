import 'reflect-metadata';
import { createHash } from 'node:crypto';
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  Name,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';
import type { KeptKey } from './signing-key-port.ts';

const YEARS = 20;
const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/** The cryptography of this process, but for signatures, which the kept key makes. */
const signingWith = (key: KeptKey): Crypto => {
  const sign = async (_algorithm: unknown, _key: unknown, data: ArrayBuffer): Promise<ArrayBuffer> =>
    new Uint8Array(await key.sign(new Uint8Array(data))).buffer;
  const subtle = new Proxy(crypto.subtle, {
    get(target, name) {
      if (name === 'sign') return sign;
      // why: a method of the platform's cryptography works on its own object alone
      const value = Reflect.get(target, name) as unknown;
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  // why: the generator asks for nothing else of it
  return { subtle, getRandomValues: crypto.getRandomValues.bind(crypto) } as unknown as Crypto;
};

/**
 * A certificate that says which public key is whose, signed by that key itself: it shows that nothing was changed, and
 * nobody vouches for the name in it (docs/areas/pdf-and-seal.md#seal).
 */
export const selfSigned = async (key: KeptKey, name: string, from: Date): Promise<Uint8Array> => {
  const spki = await key.publicKey();
  const publicKey = await crypto.subtle.importKey('spki', new Uint8Array(spki), RSA, true, ['verify']);
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + YEARS);
  const identifier = createHash('sha1').update(spki).digest('hex');
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      // A positive number of 16 bytes that belongs to this key alone.
      serialNumber: `40${identifier.slice(0, 30)}`,
      // A text with signs of its own syntax is escaped by the library.
      name: new Name([{ CN: [{ utf8String: name }] }]).toString(),
      notBefore: from,
      notAfter: until,
      signingAlgorithm: RSA,
      // why: the key that signs is not here; the generator only passes it on
      keys: { publicKey, privateKey: publicKey },
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
        new SubjectKeyIdentifierExtension(identifier),
      ],
    },
    signingWith(key),
  );
  return new Uint8Array(certificate.rawData);
};
