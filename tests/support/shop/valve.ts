import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Opens a pipe to a service that a test can shut and open, as a service that goes down and comes back. */
export const openValve = async (target: string) => {
  const { hostname, port: targetPort } = new URL(target)
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
  }
  const server = createServer((inward) => {
    const outward = connect(Number(targetPort), hostname)
    keep(inward)
    keep(outward)
    inward.pipe(outward).pipe(inward)
  })
  const listenAt = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const shut = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await once(server.close(), 'close')
  }
  await listenAt(0)
  const { port } = server.address() as AddressInfo
  const ensureOpen = async () => {
    if (!server.listening) await listenAt(port)
  }
  return { url: `http://127.0.0.1:${port}`, shut, ensureOpen }
}
