import { BlockList, isIP } from 'node:net'

/** Tells which addresses' `X-Forwarded-*` headers count: those of this machine and of the trusted proxies. */
export const trustOf = (proxies: readonly string[]): ((address: string) => boolean) => {
  const trusted = new BlockList()
  for (const proxy of ['127.0.0.0/8', '::1', ...proxies]) {
    const [address = '', bits] = proxy.split('/')
    if (bits === undefined) trusted.addAddress(address, familyOf(address))
    else trusted.addSubnet(address, Number(bits), familyOf(address))
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')
