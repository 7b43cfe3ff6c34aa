import type { FastifyInstance } from 'fastify'

/** How the stock source misbehaves in tests; no request can ask for it. */
export type Fault =
  /** Never answers while somebody waits. */
  | { kind: 'silent' }
  /** Answers properly, and no sooner than this resolves. */
  | { kind: 'late'; until: Promise<unknown> }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** A whole body of another kind: HTML, cut JSON, or JSON of another shape. */
  | { kind: 'body'; type: string; body: string }

/** Decides the next call's fault; null for a proper answer. */
export type NextFault = (path: string) => Fault | null

export function addFaults(host: FastifyInstance, next: NextFault): void {
  host.addHook('onRequest', async (request, reply) => {
    const fault = next(request.url)
    if (!fault) return
    if (fault.kind === 'late') {
      await fault.until
      return
    }
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
