import type { IncomingMessage } from 'node:http'
import { isLoopbackHost } from '../loopback.ts'

/** Node puts this before an IPv4 address on a socket that listens for both kinds. */
const MAPPED = /^::ffff:/

export const HOST_NOT_SERVED = 'This host is not served here.'

const nameOf = (header: string): string => header.replace(/:\d*$/, '').replace(/^\[(.*)\]$/, '$1')

/**
 * Makes a check of whether a request names a host that is served: this machine, the host of `url`, or the
 * address at which the request arrived, as a balancer's probe does. Any other name may belong to a page in
 * somebody's browser whose owner has pointed it here.
 */
export function createServedHosts(url?: string): (request: IncomingMessage) => boolean {
  const own = url === undefined ? undefined : nameOf(new URL(url).host)
  return ({ headers: { host }, socket }) => {
    if (host === undefined) return false
    const name = nameOf(host.toLowerCase())
    return isLoopbackHost(host) || name === own || name === socket.localAddress?.replace(MAPPED, '')
  }
}
