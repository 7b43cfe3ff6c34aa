/** DATABASE_URL as libpq writes it: `postgres://user:password@first:5432,second:5432/name?options`. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^/?]*@)?)([^@/?]*)(.*)$/s

/** One address a host, in their order. */
export function addressesOf(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = ADDRESS.exec(url) ?? []
  return hosts.split(',').map((host) => `${start}${host}${rest}`)
}

/** The servers of which one takes writes. */
export interface Hosts {
  readonly count: number
  /** Address of the one that is connected to. */
  current(): string
  /** The next one is current then, unless somebody has left this one already. */
  leave(address: string): void
}

export function createHosts(url: string): Hosts {
  const addresses = addressesOf(url)
  let at = 0
  const current = () => addresses[at] ?? url
  return {
    count: addresses.length,
    current,
    leave(address) {
      if (address === current()) at = (at + 1) % addresses.length
    },
  }
}
