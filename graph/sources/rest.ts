import {
  type AugmentedRequest,
  type DataSourceFetchResult,
  type DataSourceRequest,
  RESTDataSource,
} from '@apollo/datasource-rest'
import { RestError, type Service } from '../errors.ts'
import type { JustWrote } from '../just-wrote.ts'
import { describeCall, makeTraceHeaders, runInSpan } from '../tracing.ts'
import { measureCall } from '../upstream-metrics.ts'
import { send } from './send.ts'

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

/** Answers belong to their caller, so none is kept for the next request. */
const NO_CACHE = { get: async () => undefined, set: async () => {}, delete: async () => {} }

/**
 * A REST service behind the graph. It is called in the caller's name and within a time, and its refusals
 * become {@link RestError}.
 */
export abstract class RestSource extends RESTDataSource {
  protected abstract readonly service: Service
  protected readonly caller: Caller
  override readonly baseURL: string
  readonly #serviceKey: string
  readonly #timeout: number

  constructor({ url, serviceKey, timeout }: Upstream, caller: Caller) {
    super({ cache: NO_CACHE, fetch: send })
    this.baseURL = url
    this.caller = caller
    this.#serviceKey = serviceKey
    this.#timeout = timeout
  }

  protected override willSendRequest(path: string, request: AugmentedRequest) {
    if (path.length + `${request.params}`.length > LONGEST_ADDRESS)
      throw new RestError(this.service, 400, { detail: 'This is too long.' })
    const { access, cartToken, requestId, address, justWrote } = this.caller
    if (access) request.headers.authorization ??= `JWT ${access}`
    if (cartToken) request.headers['cart-token'] ??= cartToken
    request.headers['x-service-key'] = this.#serviceKey
    request.headers['x-request-id'] = requestId
    request.headers['x-forwarded-for'] = address
    // Sessions are never read from a replica.
    if (!READS.has(request.method ?? 'GET') && this.service !== 'auth') justWrote.note()
    if (!justWrote.value) request.headers['x-may-lag'] = '1'
    Object.assign(request.headers, makeTraceHeaders())
    request.signal ??= AbortSignal.timeout(this.#timeout)
  }

  /** Asks what a path takes. */
  protected async ask<Result>(path: string): Promise<Result> {
    // The library's types leave OPTIONS out, though it sends any method.
    const { parsedBody } = await this.fetch<Result>(path, { method: 'OPTIONS' as 'GET' })
    return parsedBody
  }

  /** Tries a broken connection once more where doing so twice is doing it once. */
  override async fetch<Result>(path: string, request: DataSourceRequest = {}) {
    try {
      return await this.#fetchOnce<Result>(path, request)
    } catch (error) {
      if (!isRepeatable(request) || !isBroken(error)) throw error
      return await this.#fetchOnce<Result>(path, request)
    }
  }

  async #fetchOnce<Result>(path: string, request: DataSourceRequest) {
    const call = async () => {
      try {
        return await super.fetch<Result>(path, request)
      } catch (error) {
        throw error instanceof RestError ? error : new RestError(this.service, 503, null, { cause: error })
      }
    }
    return measureCall(this.service, () =>
      runInSpan(describeCall(request.method ?? 'GET', this.service), call),
    )
  }

  protected override async parseBody(response: DataSourceFetchResult<unknown>['response']) {
    const text = await response.text()
    if (text === '') return {}
    try {
      return JSON.parse(text)
    } catch (error) {
      throw new RestError(this.service, response.ok ? 502 : response.status, null, { cause: error })
    }
  }

  protected override async errorFromResponse({ response, parsedBody }: ErrorAnswer) {
    return new RestError(this.service, response.status, parsedBody, {
      retryAfter: response.headers.get('retry-after'),
    })
  }

  /**
   * Skips the copy: resolvers only read, and a deep copy of a page of 100 images costs more than fetching it.
   */
  protected override cloneParsedBody<Result>(body: Result) {
    return body
  }

  /** Encodes one part of a path, so that no id can lead to another place. */
  protected segment(value: string) {
    const isOne = value !== '' && value !== '.' && value !== '..' && value.length <= MAX_SEGMENT
    if (!isOne || value.includes('\0') || !value.isWellFormed())
      throw new RestError(this.service, 404, { detail: 'Not found.' })
    return encodeURIComponent(value)
  }
}

const READS: ReadonlySet<string> = new Set(['GET', 'OPTIONS'])

const MAX_SEGMENT = 200
/** In bytes: the services' own limit, less room for the headers. */
const LONGEST_ADDRESS = 120_000

type ErrorAnswer = Parameters<RESTDataSource['errorFromResponse']>[0]

const isRepeatable = ({ method = 'GET', headers }: DataSourceRequest) =>
  READS.has(method) || headers?.['idempotency-key'] !== undefined

/** Leaves out a busy service: asking twice does not help it. */
const isBroken = (error: unknown) =>
  error instanceof RestError &&
  error.status === 503 &&
  error.extensions.retryAfter === undefined &&
  error.originalError?.name !== 'TimeoutError'
