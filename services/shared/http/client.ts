import { request } from 'undici'
import { runInSpan } from '../tracing/in-span.ts'
import { Unanswered } from '../within.ts'
import { makeRequestHeaders } from './current-request.ts'
import { SERVICE_KEY } from './service-key.ts'

/**
 * Another service has refused or failed. `status` is its refusal; null when it did not answer in time or at
 * all.
 */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure'
  readonly status: number | null
  /** Seconds until another try is worth it, where the refusal said so. */
  readonly retryAfter: number | null
  constructor(
    message: string,
    status: number | null,
    { retryAfter = null, ...options }: ErrorOptions & { retryAfter?: number | null } = {},
  ) {
    super(message, options)
    this.status = status
    this.retryAfter = retryAfter
  }
}

export interface FetchOptions {
  /** Milliseconds until the call is given up. */
  timeout: number
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: object
  /** For the shop's own services; leave it out for other companies' sources. */
  serviceKey?: string
  /** Makes what is thrown for a refusal, from its JSON; null for what is thrown as a rule. */
  toRefusal?: (status: number, body: unknown) => Error | null
}

/**
 * Calls another service and answers its JSON, for the caller to validate. Throws {@link UpstreamFailure},
 * answered as 503 unless caught.
 */
export async function fetchJson(url: string, options: FetchOptions): Promise<unknown> {
  const late = new AbortController()
  // AbortSignal.timeout cannot be called off: it would hold each call for as long as it might have taken.
  const timer = setTimeout(
    () => late.abort(new Unanswered(`No answer within ${options.timeout} ms.`)),
    options.timeout,
  )
  try {
    return await fetchUntil(late.signal, url, options)
  } finally {
    clearTimeout(timer)
  }
}

async function fetchUntil(
  signal: AbortSignal,
  url: string,
  { method = 'GET', headers = {}, body, serviceKey, toRefusal }: FetchOptions,
): Promise<unknown> {
  const { origin, host } = new URL(url)
  // Node's own fetch takes twice the time of this: it makes web streams of a body that is read at once.
  const send = () =>
    request(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(serviceKey !== undefined && { [SERVICE_KEY]: serviceKey }),
        ...makeRequestHeaders(),
        ...headers,
      },
      body: body && JSON.stringify(body),
      signal,
    })
  const describe = () => ({ name: `${method} ${host}`, attributes: { 'http.request.method': method } })
  const response = await runInSpan(describe, () => reach(origin, send))
  const { statusCode: status } = response
  // A redirect is a failure too: the key of the shop's processes must not follow it elsewhere.
  if (status < 200 || status > 299) {
    const refusal = toRefusal?.(status, await response.body.json().catch(() => null))
    if (refusal) throw refusal
    await response.body.dump().catch(() => {})
    const retryAfter = secondsOf(response.headers['retry-after'])
    throw new UpstreamFailure(`${origin} answered ${status}`, status, { retryAfter })
  }
  return status === 204 ? null : reach(origin, () => response.body.json())
}

/** Null for a date, which the header may also hold. */
const secondsOf = (header: string | string[] | undefined): number | null =>
  typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : null

/** Names the origin alone in errors: the rest of an address may hold a secret. */
async function reach<T>(origin: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    throw new UpstreamFailure(`${origin} did not answer`, null, { cause })
  }
}
