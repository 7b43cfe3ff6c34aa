import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { pipeline } from 'node:stream'

/**
 * A balancer that gives each request to the next of several servers on this machine, with all its headers.
 */
export const openRoundRobin = async (port: number, targets: readonly number[]) => {
  let next = 0
  const server = createServer((asked, answer) => {
    const target = targets[next++ % targets.length]
    const { method, url: path, headers } = asked
    const passed = request({ host: '127.0.0.1', port: target, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      pipeline(given, answer, () => {})
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
}
