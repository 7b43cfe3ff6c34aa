import { z } from 'zod'
import { fetchJson } from '#services/shared/http/client.ts'

const TIMEOUT_MS = 5_000

const page = z.object({
  next: z.string().nullable(),
  last: z.string().nullable(),
  results: z.array(z.object({ id: z.int() })),
})

/**
 * Asks the content service which artists are not active: GET /api/artist/?active=false. Throws
 * UpstreamFailure.
 */
export const createInactiveArtists =
  (contentUrl: string, serviceKey: string) => async (): Promise<ReadonlySet<number>> => {
    const ids = new Set<number>()
    let after: string | null = null
    do {
      const query = new URLSearchParams({ active: 'false', limit: '1000', ...(after !== null && { after }) })
      const url = `${contentUrl}/api/artist/?${query}`
      const found = page.parse(await fetchJson(url, { timeout: TIMEOUT_MS, serviceKey }))
      for (const { id } of found.results) ids.add(id)
      after = found.next === null ? null : found.last
    } while (after !== null)
    return ids
  }
