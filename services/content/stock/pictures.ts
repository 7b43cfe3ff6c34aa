import { makeRequestHeaders } from '#services/shared/http/current-request.ts'
import { createLimit } from '#services/shared/limit.ts'
import type { StockAddress } from './client.ts'
import { StockUnavailable } from './stock.ts'

export type DisplaySizes = readonly { name: string; uri: string }[]

/** Pictures at the source, over HTTP. */
export interface Pictures {
  /** Throws {@link StockUnavailable}. */
  read(sizes: DisplaySizes, width: number): Promise<Buffer>
}

const TIMEOUT_MS = 10_000
const MOST_BYTES = 20 * 1024 ** 2
const AT_ONCE = 6

/** Smaller sizes do up to so many pixels; the largest is `comp`. */
const ENOUGH = [
  { name: 'thumb', width: 160 },
  { name: 'preview', width: 320 },
]

/**
 * Reads pictures at addresses that the source gives, if they are https or the source's own. The key goes to
 * the source alone: services/stock needs it, and Getty's pictures are on other hosts and need none.
 */
export function createPictures({ url, apiKey }: StockAddress): Pictures {
  const { origin } = new URL(url)
  const limit = createLimit(AT_ONCE)

  async function fetchPicture(uri: string): Promise<Buffer> {
    const { protocol, origin: place, host } = new URL(uri)
    if (protocol !== 'https:' && place !== origin)
      throw new StockUnavailable('The stock source shows a picture at a place that is not its own.')
    try {
      const headers: HeadersInit = place === origin ? { 'api-key': apiKey, ...makeRequestHeaders() } : {}
      const response = await fetch(uri, {
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      })
      if (!response.ok) throw new Error(`${response.status}`)
      return await bytesOf(response)
    } catch (cause) {
      throw new StockUnavailable(`${host} did not give a picture`, { cause })
    }
  }

  return {
    read(sizes, width) {
      const enough = ENOUGH.find((each) => width <= each.width)?.name ?? 'comp'
      const size =
        sizes.find(({ name }) => name === enough) ?? sizes.find(({ name }) => name === 'comp') ?? sizes[0]
      if (!size) throw new StockUnavailable('The stock source shows no picture.')
      return limit(() => fetchPicture(size.uri))
    },
  }
}

async function bytesOf(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.byteLength
    if (length > MOST_BYTES) throw new Error('It is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
