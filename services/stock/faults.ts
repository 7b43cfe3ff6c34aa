import type { FastifyInstance } from 'fastify'

/** How the stock source misbehaves, for tests: nothing that is sent to it can ask for one. */
export type Fault =
  /** Does not answer for as long as somebody waits. */
  | { kind: 'silent' }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** A whole body of another kind: HTML, cut JSON, or JSON of another shape. */
  | { kind: 'body'; type: string; body: string }

/** What the next call meets; null when it is answered as it should be. */
export type NextFault = (path: string) => Fault | null

export function addFaults(host: FastifyInstance, next: NextFault): void {
  host.addHook('onRequest', async (request, reply) => {
    const fault = next(request.url)
    if (!fault) return
    if (fault.kind === 'silent') {
      await new Promise((resolve) => request.raw.once('close', resolve))
      return reply.hijack()
    }
    if (fault.kind === 'body') return reply.type(fault.type).send(fault.body)
    return reply
      .code(fault.status)
      .headers(fault.headers ?? {})
      .send({ message: 'The stock source was told to fail.' })
  })
}
