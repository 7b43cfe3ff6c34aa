import { z } from 'zod'
import { SERVICE_KEY } from '#services/shared/http/service-key.ts'
import type { Settings } from '#services/shared/settings.ts'

/** A mistake that whoever runs the command can put right; `said` is what a service has answered. */
export class Mistake extends Error {
  override readonly name = 'Mistake'
  readonly said: unknown
  constructor(message: string, said: unknown = null) {
    super(message)
    this.said = said
  }
}

/** Milliseconds that one call may take. */
const PATIENCE_MS = 30_000

const refusal = z.record(z.string(), z.unknown())

/** A call of a running service. */
export interface ServiceCall {
  method: 'GET' | 'POST' | 'PUT'
  url: string
  access?: string
  headers?: Record<string, string>
  /** Bytes go as they are, all else as JSON. */
  body?: object | Uint8Array<ArrayBuffer>
}

/** Answers what a service says; throws Mistake in its words where it refuses or is not there. */
export type AskService = (call: ServiceCall) => Promise<unknown>

/** Makes a caller that the services of this shop know. */
export const createAsk =
  ({ serviceKey }: Pick<Settings, 'serviceKey'>): AskService =>
  async ({ method, url, access, headers, body }) => {
    const isBytes = body instanceof Uint8Array
    const answer = await fetch(url, {
      method,
      headers: {
        [SERVICE_KEY]: serviceKey,
        ...(body !== undefined && {
          'content-type': isBytes ? 'application/octet-stream' : 'application/json',
        }),
        ...(access !== undefined && { authorization: `JWT ${access}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isBytes ? body : JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => {
      throw new Mistake(
        `${new URL(url).origin} does not answer. Is the shop running, with the same settings?`,
      )
    })
    const said: unknown = await answer.json().catch(() => ({}))
    if (!answer.ok) throw new Mistake(wordsOf(said) || `${url} answered ${answer.status}.`, said)
    return said
  }

const wordsOf = (said: unknown): string =>
  Object.values(refusal.safeParse(said).data ?? {})
    .flat()
    .filter((words) => typeof words === 'string' && words.includes(' '))
    .join(' ')
