import { randomInt } from 'node:crypto'

/** DATABASE_URL as libpq writes it: `postgres://user:password@first:5432,second:5432/name?options`. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^@/?]*)(.*)$/s

/** Lists one address for each host, in their order. */
export function addressesOf(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = ADDRESS.exec(url) ?? []
  return hosts.split(',').map((host) => `${start}${host}${rest}`)
}

/** Which servers to connect to: the one that takes writes, or any. */
export type Wanted = 'writable' | 'any'

/** The servers of an address. */
export interface Hosts {
  readonly count: number
  readonly wanted: Wanted
  /** Address of the one that is connected to. */
  current(): string
  /** Makes the next server current, unless somebody has left this one already. */
  leave(address: string): void
}

export function createHosts(url: string, wanted: Wanted = 'writable'): Hosts {
  const addresses = addressesOf(url)
  // Any of these hosts will do: spread the shop's processes over them.
  let at = wanted === 'any' ? randomInt(addresses.length) : 0
  const current = () => addresses[at] ?? url
  return {
    count: addresses.length,
    wanted,
    current,
    leave(address) {
      if (address === current()) at = (at + 1) % addresses.length
    },
  }
}
