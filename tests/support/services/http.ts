import type { FastifyInstance } from 'fastify'
import { afterFile } from './cleanup.ts'
import { SERVICE_KEY } from './secret.ts'

export interface Reply {
  status: number
  /** The parsed JSON; null when there is none. */
  body: unknown
  headers: Headers
}

export interface CallOptions {
  /** Sent as JSON; text and bytes are sent as they are. */
  body?: unknown
  /** Access token */
  as?: string
  headers?: Record<string, string>
}

export type Call = (method: string, path: string, options?: CallOptions) => Promise<Reply>

/** Serves on a free port until the file's tests are over, and answers how to call it over HTTP. */
export async function serve(service: FastifyInstance): Promise<Call> {
  const origin = await service.listen({ host: '127.0.0.1', port: 0 })
  afterFile(() => service.close())
  return callAt(origin)
}

export const callAt =
  (origin: string): Call =>
  async (method, path, { body, as, headers } = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...SERVICE_KEY,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(as !== undefined && { authorization: `JWT ${as}` }),
        ...headers,
      },
      body: bytesOf(body),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers }
  }

/** Writes what is to be sent. */
export const bytesOf = (body: unknown): string | Uint8Array<ArrayBuffer> | undefined => {
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return typeof body === 'string' || body === undefined ? body : JSON.stringify(body)
}
