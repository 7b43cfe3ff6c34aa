/** Another service did not give what it was asked for. `status` is its refusal; null when it did not answer in time or at all. */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure'
  readonly status: number | null
  constructor(message: string, status: number | null, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

export interface FetchOptions {
  /** Milliseconds until the call is given up. */
  timeout: number
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: object
}

/** Calls another service and answers its JSON, for the caller to validate. Throws {@link UpstreamFailure}, answered as 503 unless caught. */
export async function fetchJson(
  url: string,
  { timeout, method = 'GET', headers = {}, body }: FetchOptions,
): Promise<unknown> {
  const { origin } = new URL(url)
  const response = await reach(origin, () =>
    fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    }),
  )
  if (!response.ok) {
    await response.body?.cancel()
    throw new UpstreamFailure(`${origin} answered ${response.status}`, response.status)
  }
  return response.status === 204 ? null : reach(origin, () => response.json())
}

/** The origin only: the rest of an address may hold a secret. */
async function reach<T>(origin: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (cause) {
    throw new UpstreamFailure(`${origin} did not answer`, null, { cause })
  }
}
