import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import { networkOf } from '../../shared/limits/network.ts'

/** The device and network of a sign-in, as one's list of sessions shows them. */
export interface Place {
  /** In words, such as `Chrome on Windows`. */
  device: string
  /** As limits count it (services/shared/limits/network.ts). */
  network: string
}

export const placeOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Place => ({
  device: deviceOf(headers['user-agent'] ?? ''),
  network: networkOf(ip),
})

const UNKNOWN = 'Unknown browser'
const MOST_READ = 512

/** Keep known names only: nobody should read what else a header claims. */
const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP))
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP))

/** Names the browser of a User-Agent, and its system where that is told. */
export function deviceOf(userAgent: string): string {
  const { browser, os } = Bowser.parse(userAgent.slice(0, MOST_READ) || UNKNOWN)
  if (browser.name === undefined || !BROWSERS.has(browser.name)) return UNKNOWN
  return os.name !== undefined && SYSTEMS.has(os.name) ? `${browser.name} on ${os.name}` : browser.name
}
