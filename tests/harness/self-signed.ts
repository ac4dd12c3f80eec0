import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/* A certificate by hand: Node makes none, and a key in the repository would look like one that matters. */

const tlv = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: readonly Buffer[]): Buffer => tlv(0x30, ...parts);
const oid = (hex: string): Buffer => tlv(0x06, Buffer.from(hex, 'hex'));
const text = (value: string): Buffer => tlv(0x0c, Buffer.from(value));
const time = (year: string): Buffer => tlv(0x18, Buffer.from(`${year}0101000000Z`));

const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));
const name = (common: string): Buffer => sequence(tlv(0x31, sequence(oid('550403'), text(common))));

const alternativeName = (host: string): Buffer =>
  tlv(0xa3, sequence(sequence(oid('551d11'), tlv(0x04, sequence(tlv(0x82, Buffer.from(host)))))));

const pem = (der: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;

/** A certificate for a host that nobody has signed but itself, and its key. */
export const selfSigned = (host: string): { cert: string; key: KeyObject } => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const serial = createHash('sha256').update(spki).digest().subarray(0, 8);
  serial[0] = 1;
  const body = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, serial),
    ECDSA_SHA256,
    name(host),
    sequence(time('2020'), time('2120')),
    name(host),
    spki,
    alternativeName(host),
  );
  const signature = sign('sha256', body, privateKey);
  return { cert: pem(sequence(body, ECDSA_SHA256, tlv(0x03, Buffer.from([0]), signature))), key: privateKey };
};
