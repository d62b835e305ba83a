import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks that are not on the internet, of RFC 6890 and RFC 4193. */
const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6')

/** Returns true for an IP address of a private network, also if it is IPv4 written as IPv6. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && privateNetworks.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

export class PrivateAddress extends Error {
  override name = 'PrivateAddress'
}

/** Resolves a host for a connection, and refuses it if one of its addresses is private. */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '', 0)
    if (addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new PrivateAddress(), '', 0)
    const [first] = addresses
    return options.all ? callback(null, addresses) : callback(null, first?.address ?? '', first?.family)
  })
}
