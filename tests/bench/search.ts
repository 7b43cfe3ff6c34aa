import type { SearchResponse } from '#services/content/search/contract.ts'
import { SERVICE_KEY } from '../support/services/secret.ts'
import type { Shop } from '../support/shop/shop.ts'
import { type Comparison, compare } from './measure.ts'
import type { GraphCaller } from './operations.ts'

interface SearchData {
  search: { images: unknown[] }
}

const QUERIES: { name: string; q: string; limit: number; api?: 'internal' }[] = [
  { name: 'newest, a page of 20', q: '', limit: 20 },
  { name: 'newest, a page of 100', q: '', limit: 100 },
  { name: 'a word, a page of 20', q: 'landscape', limit: 20 },
  { name: 'a phrase, a page of 20', q: '"study for"', limit: 20 },
  { name: 'newest, a page of 24', q: '', limit: 24 },
  { name: 'newest, a page of 24, the shop alone', q: '', limit: 24, api: 'internal' },
]

/**
 * Reads search pages through REST and through the graph. Each offset is another one, so that nobody answers
 * from memory.
 */
export const benchSearch = async (shop: Shop, graph: GraphCaller, calls: number): Promise<Comparison[]> => {
  const comparisons = []
  for (const { name, q, limit, api } of QUERIES) {
    const offsetOf = (n: number) => n % 40
    const rest = async (n: number) => {
      const query = new URLSearchParams({
        query: q,
        limit: `${limit}`,
        offset: `${offsetOf(n)}`,
        ...(api && { api }),
      })
      const response = await fetch(`${shop.services.content}/content/search/v3/?${query}`, {
        headers: SERVICE_KEY,
      })
      const { images } = (await response.json()) as SearchResponse
      if (!images) throw new Error(`REST search answered ${response.status}`)
    }
    const throughGraph = async (n: number) => {
      const input = { q, limit, offset: offsetOf(n), sort: 'NEWEST', ...(api && { api: 'INTERNAL' }) }
      await graph<SearchData>('SearchPage', { input })
    }
    comparisons.push(await compare(`search: ${name}`, rest, throughGraph, calls))
  }
  return comparisons
}
