import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The blocks of IPv4 that lead to no machine of the public network (IANA special-purpose addresses). */
const privateBlocks: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** IPv6 gives the public network 2000::/3; these blocks in it hold other addresses, or addresses of IPv4. */
const PUBLIC_IPV6 = ['2000::', 3] as const;
const otherBlocks: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const listOf = (family: 'ipv4' | 'ipv6', blocks: readonly (readonly [string, number])[]): BlockList => {
  const list = new BlockList();
  for (const [network, prefix] of blocks) list.addSubnet(network, prefix, family);
  return list;
};

const privateIpv4 = listOf('ipv4', privateBlocks);
const publicIpv6 = listOf('ipv6', [PUBLIC_IPV6]);
const otherIpv6 = listOf('ipv6', otherBlocks);

/** Whether an IP address is one of the public network. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !privateIpv4.check(address, 'ipv4');
  return isIP(address) === 6 && publicIpv6.check(address, 'ipv6') && !otherIpv6.check(address, 'ipv6');
};

export const NOT_PUBLIC = 'ADDRESS_NOT_PUBLIC';

const notPublic = (hostname: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${hostname} does not lead to the public network`), { code: NOT_PUBLIC });

/** A name that cannot be resolved so soon is judged when something is sent there. */
const JUDGED_WITHIN_MS = 1_500;

/** Whether a name leads to a machine that is not of the public network, as far as a quick look-up says. */
export const leadsInside = (hostname: string): Promise<boolean> =>
  new Promise((resolve) => {
    setTimeout(resolve, JUDGED_WITHIN_MS, false).unref();
    lookup(hostname, { all: true }, (error, addresses) =>
      resolve(error === null && addresses.some(({ address }) => !isPublicAddress(address))),
    );
  });

/**
 * Resolves a name for a connection, which then goes to just these addresses; fails when one of them is not public. A
 * name cannot lead elsewhere between the check and the connection.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) return callback(notPublic(hostname), '');
    return options.all === true ? callback(null, addresses) : callback(null, first.address, first.family);
  });
