import type { Fault } from './general.ts'

const FAILURES: Record<Fault, (request: Request) => Promise<Response>> = {
  lost: () => Promise.reject(new TypeError('fetch failed')),
  'answer lost': async (request) => {
    await fetch(request)
    throw new TypeError('fetch failed')
  },
  slow: () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
  proxy: async () =>
    new Response('<h1>Bad Gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  'older page': (request) => asOlderPage(request),
  bug: async () =>
    Response.json({
      data: null,
      errors: [{ message: 'Something went wrong.', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    }),
}

/** Makes the line between browser and graph fail in one way, or in none; the browser's cookie goes along. */
export const faulty =
  (fault: Fault | null, cookie: string | null): typeof fetch =>
  (input, init) => {
    const request = new Request(input, init)
    if (cookie !== null) request.headers.set('cookie', `aquatint_refresh=${cookie}`)
    return fault === null ? fetch(request) : FAILURES[fault](request)
  }

/** Asks by the hash of a document that the graph was not built with. */
const asOlderPage = async (request: Request) => {
  const body = await request.json()
  const older = { version: 1, sha256Hash: '0'.repeat(64) }
  return fetch(request.url, {
    method: request.method,
    headers: request.headers,
    body: JSON.stringify({ ...body, extensions: { persistedQuery: older } }),
  })
}
