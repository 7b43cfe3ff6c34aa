import { type Dispatcher, request } from 'undici'

export type Answer = Dispatcher.ResponseData

interface Question {
  method: Dispatcher.HttpMethod
  headers: Record<string, string>
  body?: string | Uint8Array | undefined
  /** Milliseconds until the whole answer must have come. */
  timeout: number
}

/**
 * Sends a request and reads its answer, within a time. Node's own fetch takes twice the time of this, as it
 * makes web streams of a body that is read at once. A redirect is answered as it is.
 */
export async function send<T>(
  url: string,
  { timeout, ...question }: Question,
  read: (answer: Answer) => Promise<T>,
): Promise<T> {
  const late = new AbortController()
  // AbortSignal.timeout cannot be called off: it would hold each request for as long as it might have taken.
  const timer = setTimeout(() => late.abort(new TimeoutError(timeout)), timeout)
  try {
    return await read(await request(url, { ...question, signal: late.signal }))
  } finally {
    clearTimeout(timer)
  }
}

export class TimeoutError extends Error {
  override readonly name = 'TimeoutError'
  constructor(milliseconds: number) {
    super(`No answer within ${milliseconds} ms.`)
  }
}
