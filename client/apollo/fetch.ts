import * as say from './messages.ts'

/** No answer came: the line is down, or the call took too long. */
export class NetworkError extends Error {
  readonly method: string
  readonly url: string
  constructor(method: string, url: string, options?: ErrorOptions) {
    super(say.serverNotReached, options)
    this.name = 'NetworkError'
    this.method = method
    this.url = url
  }
}

const TIMEOUT = 20_000

/** `fetch` that gives up after a while, and whose failures say what was asked of whom (spec.md section 8). */
export const createFetch =
  (plainFetch: typeof fetch): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    try {
      return await plainFetch(request, {
        signal: AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT)]),
      })
    } catch (cause) {
      if (request.signal.aborted) throw cause
      throw new NetworkError(request.method, request.url, { cause })
    }
  }
