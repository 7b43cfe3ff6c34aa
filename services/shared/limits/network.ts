import { isIPv4, isIPv6 } from 'node:net'

/** Count everything that is no address together: it must not be a way around a limit. */
const UNKNOWN = 'unknown'

/**
 * The network that an address is counted by: an IPv4 address itself, an IPv6 one by its /64, which is the
 * least that a household is given. An IPv4 address mapped into IPv6 is an IPv4 address. A port, as some
 * proxies append one, brackets and a zone are left out.
 */
export function networkOf(address: string): string {
  const host = hostOf(address.trim())
  if (isIPv4(host)) return host
  if (!isIPv6(host)) return UNKNOWN
  const groups = groupsOf(host)
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

function hostOf(address: string): string {
  const [, inBrackets, beforePort] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? []
  return (inBrackets ?? beforePort ?? address).replace(/%.*$/, '')
}

/** All eight, in hexadecimal without zeros before them. A URL writes every spelling of an address alike. */
function groupsOf(host: string): string[] {
  const [start = '', end = ''] = new URL(`http://[${host}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [start, end].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

function mappedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16)
    return [value >> 8, value & 0xff]
  })
  return bytes.join('.')
}
