import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Systems give outgoing connections ports from 32768 on. One found up there may be taken before the shop
 * listens on it.
 */
const FIRST = 12_000
const COUNT = 20_000

/** Processes that look for ports at the same moment begin so far apart. */
const APART = 16
let looked = process.pid * APART

/** Finds ports that are free now, all different. */
export const findFreePorts = async (count: number): Promise<number[]> => {
  const ports: number[] = []
  while (ports.length < count) {
    const port = FIRST + (looked++ % COUNT)
    if (await isFree(port)) ports.push(port)
  }
  return ports
}

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
    await once(server.close(), 'close')
    return true
  } catch {
    return false
  }
}
