/**
 * Names and addresses of this machine alone. Browsers never ask a name server for `localhost` or names that
 * end in it.
 */
const LOOPBACK = /^(([\w-]+\.)*localhost|(::ffff:)?127\.\d+\.\d+\.\d+|::1)$/i

/** Whether a host name or an address leads to this machine alone; an IPv6 address may stand in brackets. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host.replace(/^\[(.*)\]$/, '$1'))

/** Tells the same of a Host header, whatever its port. False without one. */
export const isLoopbackHost = (header: string | undefined): boolean =>
  header !== undefined && isLoopback(header.replace(/:\d*$/, ''))
