import { RestError, type Service } from '../errors.ts'
import type { JustWrote } from '../just-wrote.ts'
import { describeCall, makeTraceHeaders, runInSpan } from '../tracing.ts'
import { measureCall } from '../upstream-metrics.ts'
import { type Answer, send, TimeoutError } from './send.ts'

/** The caller, in whose name the services are called. */
export interface Caller {
  access: string | null
  /** The token that opens a guest's cart. */
  cartToken: string | null
  requestId: string
  /** The visitor's network address; the services count tries by it. */
  address: string
  justWrote: JustWrote
  /** The visitor's User-Agent, without control characters. */
  userAgent: string
}

export interface Upstream {
  url: string
  /** Tells our own services that the graph calls; it means nothing to others. */
  serviceKey: string
  /** Milliseconds that one call may take. */
  timeout: number
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

interface Asked {
  /** Those without a value are left out. */
  params?: URLSearchParams | Record<string, string | undefined>
  headers?: Record<string, string>
  /** Bytes are sent as they are, all else as JSON. */
  body?: object
  /** Milliseconds that this call may take, where that is not what others may. */
  timeout?: number
}

/**
 * A REST service behind the graph. It is called in the caller's name and within a time, and its refusals
 * become {@link RestError}. What is read twice at once is asked for once.
 */
export abstract class RestSource {
  protected abstract readonly service: Service
  protected readonly caller: Caller
  readonly #upstream: Upstream
  readonly #reading = new Map<string, Promise<unknown>>()

  constructor(upstream: Upstream, caller: Caller) {
    this.#upstream = upstream
    this.caller = caller
  }

  protected get<Result>(path: string, asked: Asked = {}): Promise<Result> {
    return this.#call<Result>('GET', path, asked)
  }

  /** Asks what a path takes. */
  protected ask<Result>(path: string): Promise<Result> {
    return this.#call<Result>('OPTIONS', path, {})
  }

  protected post<Result>(path: string, asked: Asked = {}): Promise<Result> {
    return this.#call<Result>('POST', path, asked)
  }

  protected put<Result>(path: string, asked: Asked = {}): Promise<Result> {
    return this.#call<Result>('PUT', path, asked)
  }

  protected patch<Result>(path: string, asked: Asked = {}): Promise<Result> {
    return this.#call<Result>('PATCH', path, asked)
  }

  protected delete<Result>(path: string, asked: Asked = {}): Promise<Result> {
    return this.#call<Result>('DELETE', path, asked)
  }

  /** Headers that say in whose name a call is. */
  protected describeCaller(): Record<string, string> {
    const { access, cartToken } = this.caller
    return {
      ...(access !== null && { authorization: `JWT ${access}` }),
      ...(cartToken !== null && { 'cart-token': cartToken }),
    }
  }

  protected async readBody({ statusCode, body }: Answer): Promise<unknown> {
    const text = await body.text()
    if (text === '') return {}
    try {
      return JSON.parse(text)
    } catch (cause) {
      throw new RestError(this.service, isSuccess(statusCode) ? 502 : statusCode, null, { cause })
    }
  }

  /** Encodes one part of a path, so that no id can lead to another place. */
  protected segment(value: string) {
    const isOne = value !== '' && value !== '.' && value !== '..' && value.length <= MAX_SEGMENT
    if (!isOne || value.includes('\0') || !value.isWellFormed())
      throw new RestError(this.service, 404, { detail: 'Not found.' })
    return encodeURIComponent(value)
  }

  #call<Result>(method: Method, path: string, asked: Asked): Promise<Result> {
    const address = writeAddress(path, asked.params)
    if (!READS.has(method)) return this.#callRepeatedly<Result>(method, address, asked)
    const key = JSON.stringify([method, address, asked.headers])
    const reading = this.#reading.get(key)
    if (reading) return reading as Promise<Result>
    const begun = this.#callRepeatedly<Result>(method, address, asked)
    this.#reading.set(key, begun)
    return begun.finally(() => this.#reading.delete(key))
  }

  /** Tries a broken connection once more where doing so twice is doing it once. */
  async #callRepeatedly<Result>(method: Method, address: string, asked: Asked): Promise<Result> {
    if (address.length > LONGEST_ADDRESS)
      throw new RestError(this.service, 400, { detail: 'This is too long.' })
    try {
      return await this.#callOnce<Result>(method, address, asked)
    } catch (error) {
      if (!isRepeatable(method, asked) || !isBroken(error)) throw error
      return await this.#callOnce<Result>(method, address, asked)
    }
  }

  #callOnce<Result>(method: Method, address: string, asked: Asked): Promise<Result> {
    const { url, timeout } = this.#upstream
    const call = async () => {
      const question = {
        method,
        // They name the span that this is done in.
        headers: this.#writeHeaders(method, asked),
        body: writeBody(asked.body),
        timeout: asked.timeout ?? timeout,
      }
      try {
        return await send(`${url}${address}`, question, (answer) => this.#readAnswer<Result>(answer))
      } catch (error) {
        throw error instanceof RestError ? error : new RestError(this.service, 503, null, { cause: error })
      }
    }
    return measureCall(this.service, () => runInSpan(describeCall(method, this.service), call))
  }

  #writeHeaders(method: Method, { headers, body }: Asked): Record<string, string> {
    const { requestId, address, justWrote } = this.caller
    // Sessions are never read from a replica.
    if (!READS.has(method) && this.service !== 'auth') justWrote.note()
    return {
      ...(body && { 'content-type': 'application/json' }),
      ...this.describeCaller(),
      ...headers,
      'x-service-key': this.#upstream.serviceKey,
      'x-request-id': requestId,
      'x-forwarded-for': address,
      ...(!justWrote.value && { 'x-may-lag': '1' }),
      ...makeTraceHeaders(),
    }
  }

  async #readAnswer<Result>(answer: Answer): Promise<Result> {
    const { statusCode, headers } = answer
    const body = await this.readBody(answer)
    if (isSuccess(statusCode)) return body as Result
    const retryAfter = headers['retry-after']
    throw new RestError(this.service, statusCode, body, {
      retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
    })
  }
}

const READS: ReadonlySet<string> = new Set(['GET', 'OPTIONS'])

const MAX_SEGMENT = 200
/** In bytes: the services' own limit, less room for the headers. */
const LONGEST_ADDRESS = 120_000

const isSuccess = (status: number) => status >= 200 && status < 300

const writeAddress = (path: string, params: Asked['params'] = {}): string => {
  const query = params instanceof URLSearchParams ? params : new URLSearchParams(definedOf(params))
  return query.size > 0 ? `${path}?${query}` : path
}

const definedOf = (params: Record<string, string | undefined>): [string, string][] =>
  Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))

const writeBody = (body: object | undefined) =>
  body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body)

const isRepeatable = (method: Method, { headers }: Asked) =>
  READS.has(method) || headers?.['idempotency-key'] !== undefined

/** Leaves out a busy service: asking twice does not help it. */
const isBroken = (error: unknown) =>
  error instanceof RestError &&
  error.status === 503 &&
  error.extensions.retryAfter === undefined &&
  !(error.originalError instanceof TimeoutError)
