// Pure: whether a network address belongs to the public internet.
import { BlockList, isIP, isIPv4 } from 'node:net';

/**
 * IPv4 networks with another purpose (IANA's registry of special addresses; multicast; reserved), and one public address
 * that leads to the machine's own cloud.
 */
const otherIpv4 = listOf('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32], // Azure
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]);

/** All public IPv6 addresses begin with these three bits. */
const ipv6Internet = listOf('ipv6', [['2000::', 3]]);

/** Networks of it with another purpose. Some contain an IPv4 address, which a relay would go to. */
const otherIpv6 = listOf('ipv6', [
  ['2001::', 23], // with Teredo and ORCHID
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
]);

function listOf(family: 'ipv4' | 'ipv6', networks: readonly (readonly [network: string, prefix: number])[]): BlockList {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}

/** Addresses of the public internet; everything that has another purpose is not, nor an IPv4 address inside an IPv6 one. */
export function isPublicAddress(address: string): boolean {
  // A zone names an interface of this machine.
  if (isIP(address) === 0 || address.includes('%')) return false;
  if (isIPv4(address)) return !otherIpv4.check(address, 'ipv4');
  return ipv6Internet.check(address, 'ipv6') && !otherIpv6.check(address, 'ipv6');
}
