import type { FastifyRequest } from 'fastify'
import type { RecordPage, ResourceRecord } from './contract.ts'
import { writeCursor } from './cursor.ts'
import type { Place } from './keyset.ts'
import { LARGEST_OFFSET } from './list-query.ts'
import type { Asked, FoundPlaces } from './wanted.ts'

/** Answers a page with its neighbours' addresses: by offset as far as it goes, and by key from there on. */
export function toPage(
  request: FastifyRequest,
  asked: Asked,
  { count, isPartial, among, places, hasMore }: FoundPlaces,
  results: ResourceRecord[],
): RecordPage {
  const { limit, offset, from, name } = asked
  const cursorOf = (place: Place | undefined) => place && writeCursor({ ordering: name, ...place })
  const [first, last] = [cursorOf(places[0]), cursorOf(places.at(-1))]
  const addressOf = (named: Named) => writeAddress(request, { limit, ...named })
  const after = last === undefined ? null : addressOf({ after: last })
  const before = first === undefined ? null : addressOf({ before: first })
  const neighbours = {
    none: () => ({
      next: !hasMore ? null : offset + limit > LARGEST_OFFSET ? after : addressOf({ offset: offset + limit }),
      previous: offset > 0 ? addressOf({ offset: Math.max(0, offset - limit) }) : null,
    }),
    after: () => ({ next: hasMore ? after : null, previous: before }),
    before: () => ({ next: after, previous: hasMore ? before : null }),
  }
  return {
    count,
    count_is_partial: isPartial,
    among,
    ...neighbours[from?.side ?? 'none'](),
    first: first ?? null,
    last: last ?? null,
    results,
  }
}

interface Named {
  offset?: number
  after?: string
  before?: string
}

function writeAddress(
  request: FastifyRequest,
  { limit, offset, after, before }: Named & { limit: number },
): string {
  const address = new URL(request.url, `${request.protocol}://${request.host}`)
  const { searchParams } = address
  for (const name of ['offset', 'after', 'before']) searchParams.delete(name)
  searchParams.set('limit', `${limit}`)
  if (offset) searchParams.set('offset', `${offset}`)
  if (after !== undefined) searchParams.set('after', after)
  if (before !== undefined) searchParams.set('before', before)
  return address.href
}
