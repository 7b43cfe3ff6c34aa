import type { FastifyRequest } from 'fastify'

/**
 * What of an artist a write of staff is about: SQL that answers ids of artists as `artist`, with one
 * parameter, or the code by which artists are paid.
 */
export type OwnMatter =
  | { sql: string; valueOf(request: FastifyRequest): string | number | null }
  | { codeOf(request: FastifyRequest): string | null }

const param =
  (name: string) =>
  ({ params }: FastifyRequest) =>
    (params as Readonly<Record<string, string>>)[name] ?? null

function fieldOf({ body }: FastifyRequest, name: string): unknown {
  return typeof body === 'object' && body !== null ? Reflect.get(body, name) : null
}
const text = (name: string) => (request: FastifyRequest) => {
  const value = fieldOf(request, name)
  return typeof value === 'string' ? value.trim() : null
}

const LARGEST_ID = 2_147_483_647

/** Whoever is named in the body; what is no id is refused by the route. */
const namedArtist: OwnMatter = {
  sql: 'select $1::int as artist',
  valueOf(request) {
    const id = fieldOf(request, 'artist')
    return typeof id === 'number' && Number.isInteger(id) && Math.abs(id) <= LARGEST_ID ? id : null
  },
}

const ofPayout: OwnMatter = {
  sql: 'select artist_id as artist from main.payout where token = $1',
  valueOf: param('token'),
}
const ofRun: OwnMatter = {
  sql: 'select artist_id as artist from main.payout where run = $1',
  valueOf: param('id'),
}

/**
 * Every write of staff that acts on an artist's money, by its route, or by how that begins where there is one
 * artist in it. What is not found here is about no artist (tests/security/roles/own-matters.test.ts).
 */
export const OWN_MATTERS: Readonly<Record<string, OwnMatter>> = {
  '/api/artist-identity/': namedArtist,
  '/api/artist-identity/:usr/': {
    sql: 'select artist from main.artist_identity where token = $1',
    valueOf: param('usr'),
  },
  '/api/tax-form/:txf/': {
    sql: 'select artist from main.tax_form where token = $1',
    valueOf: param('txf'),
  },
  '/api/payout-hold/': namedArtist,
  '/api/payout-hold/:id/': {
    sql: 'select artist_id as artist from main.payout_hold where id = $1',
    valueOf: param('id'),
  },
  '/api/adjustment/': namedArtist,
  '/api/adjustment/:id/': {
    sql: 'select artist_id as artist from main.adjustment where id = $1',
    valueOf: param('id'),
  },
  '/api/artist-payment/:token/': ofPayout,
  // Whoever is paid by a run neither sends it nor takes it back; anybody may start one, as rules fill it.
  '/api/payout-run/:id/transitions/': ofRun,
  '/api/tax-reporting/:year/corrections/': {
    sql: 'select artist_id as artist from main.payout where token = $1',
    valueOf: text('payout'),
  },
  '/api/v2/royalty-rates/': { codeOf: text('code') },
}

/** What GET answers of an artist's money, by its route: the page of it offers staff what they may do. */
export const OWN_VIEWS: Readonly<Record<string, OwnMatter>> = {
  '/api/artist-payment/:token/': ofPayout,
  '/api/payout-run/:id/': ofRun,
  '/api/payment-due/:artist/': { sql: 'select $1::int as artist', valueOf: param('artist') },
}

const longestFirst = Object.entries(OWN_MATTERS).toSorted(([one], [other]) => other.length - one.length)

/** What a write of staff is about, by its route; undefined for what is about no artist. */
export const ownMatterOf = (route: string): OwnMatter | undefined =>
  longestFirst.find(([beginning]) =>
    beginning.includes(':') ? route.startsWith(beginning) : route === beginning,
  )?.[1]
