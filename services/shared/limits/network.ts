import { isIPv4, isIPv6 } from 'node:net'

/** Count everything that is no address together: it must not be a way around a limit. */
const UNKNOWN = 'unknown'

/**
 * Answers the network that an address counts by: an IPv4 address itself, and the /64 of an IPv6 address, the
 * least that a household is given. An IPv4 address mapped into IPv6 counts as IPv4. Drops a port, as some
 * proxies append one, brackets and a zone.
 */
export function networkOf(address: string): string {
  const host = hostOf(address.trim())
  if (isIPv4(host)) return host
  if (!isIPv6(host)) return UNKNOWN
  const groups = groupsOf(host)
  return readMappedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

function hostOf(address: string): string {
  const [, inBrackets, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? []
  return (inBrackets ?? beforePort ?? address).replace(/%.*$/, '')
}

/**
 * Answers all eight groups in hexadecimal without leading zeros. URL writes every spelling of an address
 * alike.
 */
function groupsOf(host: string): string[] {
  const [start = '', end = ''] = new URL(`http://[${host}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [start, end].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

function readMappedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 0xff]
  })
  return bytes.join('.')
}
