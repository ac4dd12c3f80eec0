import { describe, expect, it } from 'vitest';
import { isPublicAddress, NOT_PUBLIC, publicLookup } from './public-address.ts';

describe('an address of the public network', () => {
  it.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '2a00:1450:400e::1', '2606:4700::1111'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'ff02::1',
    '2001:db8::1',
    '2002:a00:1::1',
    'localhost',
    '',
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it('is what a connection gets, however its name is resolved', async () => {
    const resolve = (all: boolean) =>
      new Promise((done) => publicLookup('localhost', { all }, (error, found) => done(error?.code ?? found)));
    expect(await resolve(true)).toBe(NOT_PUBLIC);
    expect(await resolve(false)).toBe(NOT_PUBLIC);
  });
});
