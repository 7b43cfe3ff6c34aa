import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'

/**
 * Opens a balancer that gives each request, headers included, to the next of several servers on this machine,
 * and to another if that one takes no connections.
 */
export const openRoundRobin = async (port: number, targets: readonly number[]) => {
  let next = 0
  const pass = (asked: IncomingMessage, answer: ServerResponse, tries: number) => {
    const target = targets[next++ % targets.length]
    const { method, url: path, headers } = asked
    const passed = request({ host: '127.0.0.1', port: target, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      pipeline(given, answer, () => {})
    })
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && tries > 1) pass(asked, answer, tries - 1)
      else answer.destroy()
    })
    answer.on('close', () => passed.destroy())
    // Send the body only once connected: a body that has begun to leave cannot be sent to another server.
    passed.on('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => asked.pipe(passed))
      else asked.pipe(passed)
    })
  }
  const server = createServer((asked, answer) => pass(asked, answer, targets.length))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
}
