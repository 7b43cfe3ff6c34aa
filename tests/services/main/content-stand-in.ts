import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { isStock } from '#machines/lifecycles/stock.ts'
import type { ContentItem, RoyaltyTermsView, StaticTagBody } from '#services/content/images/contract.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'

export interface ContentStandIn {
  url: string
  images: Map<string, ContentItem>
  /** Names by id. */
  artists: Map<number, string>
  /** Requests so far, the newest last. */
  requests: { path: string; authorization: string | undefined }[]
  /** Answers an error instead, or a body of another shape. */
  fault: 'none' | 'error' | 'nonsense'
  /** Delays answers to requests from now on until this resolves. */
  held: Promise<void> | null
  /** What royalty terms of an image are, where they are not those of its artist, who is number 7. */
  terms: Map<string, Partial<RoyaltyTermsView>>
  /** Ids of a source that cannot be asked now. */
  unreached: Set<string>
  /** Ids of artists who are not active. */
  inactive: Set<number>
  /** Ids of artists by the account that they are. */
  accounts: Map<string, number>
  /** Artists whose application may go on to payment, and how often each was told of. */
  payments: Map<number, number>
  /** Royalty codes of artists by their ids. */
  codes: Map<number, string>
  /**
   * Sizes of pictures of messages and returns by their names: any thread and order may have them. No other is
   * taken, and none at all while there is one.
   */
  pictures: Map<string, { width: number; height: number }>
}

/**
 * Serves GET /content/images/{id}/ and ?ids=, GET /content/royalty-terms/?ids=, and POST
 * /content/images/{id}/static/, over real HTTP and in the shape of the content service's contract.
 */
export async function serveContent(): Promise<ContentStandIn> {
  const standIn: ContentStandIn = {
    url: '',
    images: new Map(),
    artists: new Map(),
    requests: [],
    fault: 'none',
    held: null,
    terms: new Map(),
    unreached: new Set(),
    inactive: new Set(),
    accounts: new Map(),
    codes: new Map(),
    payments: new Map(),
    pictures: new Map(),
  }
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    standIn.requests.push({ path, authorization: headers.authorization })
    await standIn.held
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (standIn.fault === 'error') return answer(500, { detail: 'Server error.' })
    if (standIn.fault === 'nonsense') return answer(200, { hello: 'world' })
    if (path.startsWith('/content/images/?')) {
      const ids = new URL(path, standIn.url).searchParams.get('ids')?.split(',') ?? []
      const unreached = ids.filter((one) => standIn.unreached.has(one))
      const results = ids.flatMap((one) =>
        standIn.unreached.has(one) ? [] : (standIn.images.get(one) ?? []),
      )
      return answer(200, { count: results.length, next: null, previous: null, results, unreached })
    }
    if (path.startsWith('/api/artist-profile/?')) {
      const artist = standIn.accounts.get(new URL(path, standIn.url).searchParams.get('user_uuid') ?? '')
      const profile = { id: artist, full_name: `Artist ${artist}`, artist }
      return answer(200, { results: artist === undefined ? [] : [profile] })
    }
    if (path.startsWith('/api/artist/?active=false'))
      return answer(200, { next: null, last: null, results: [...standIn.inactive].map((id) => ({ id })) })
    if (path.startsWith('/content/royalty-terms/?')) {
      const ids = new URL(path, standIn.url).searchParams.get('ids')?.split(',') ?? []
      const results = ids.flatMap((id) => {
        const image = standIn.images.get(id)
        return image ? { ...termsOf(image), ...standIn.terms.get(id) } : []
      })
      return answer(200, { results })
    }
    const tagged = /^\/content\/images\/([^/]+)\/static\/$/.exec(path)?.[1]
    if (tagged && request.method === 'POST') {
      const image = standIn.images.get(decodeURIComponent(tagged))
      if (!image) return answer(404, { detail: 'Not found.' })
      const { collection } = (await json(request)) as StaticTagBody
      const already = image._static.includes(collection)
      if (!already) image._static.push(collection)
      return answer(200, { id: image.id, collection, already })
    }
    if (/^\/api\/(message|order)-pictures\/[^/]+\/claim\/$/.test(path)) {
      const { pictures } = (await json(request)) as { pictures: string[] }
      const results = pictures.map((name) => ({ name, ...standIn.pictures.get(name) }))
      return results.every(({ name }) => standIn.pictures.has(name))
        ? answer(200, { results })
        : answer(400, { pictures: ['A picture is no longer here. Remove it and add it again.'] })
    }
    if (/^\/api\/order-pictures\/[^/]+\/$/.test(path)) {
      if (standIn.pictures.size > 0) return answer(429, { detail: 'Request was throttled.' })
      return answer(400, { picture: ['Send a JPEG, PNG, or WebP.'] })
    }
    if (path === '/content/payment-stages/') {
      const { artists } = (await json(request)) as { artists: number[] }
      const begun = artists.filter((each) => standIn.payments.has(each))
      for (const each of begun) standIn.payments.set(each, (standIn.payments.get(each) ?? 0) + 1)
      return answer(200, { artists: begun })
    }
    const paid = /^\/content\/artist-terms\/(\d+)\/$/.exec(path)?.[1]
    if (paid !== undefined)
      return answer(200, { id: Number(paid), royalty_code: standIn.codes.get(Number(paid)) ?? null })
    const artist = Number(/^\/api\/artist\/(\d+)\/$/.exec(path)?.[1])
    if (standIn.artists.has(artist)) return answer(200, { id: artist, name: standIn.artists.get(artist) })
    const id = /^\/content\/images\/([^/]+)\/$/.exec(path)?.[1]
    const image = id && standIn.images.get(decodeURIComponent(id))
    return image ? answer(200, image) : answer(404, { detail: 'Not found.' })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterFile(() => server.close())
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return standIn
}

const termsOf = ({ id, source, artist, royalty_code }: ContentItem): RoyaltyTermsView => {
  const is_stock = isStock(source)
  const isNobodys = is_stock || artist === ''
  return {
    id,
    is_stock,
    artist_id: isNobodys ? null : 7,
    creator_uuid: null,
    royalty_code: is_stock ? null : royalty_code || null,
  }
}

/** Makes a published 3:2 landscape of 60 by 40 inches on every substrate; `image` changes it. */
export const createImage = (image: Partial<ContentItem> & { id: string }): ContentItem => ({
  local_id: image.id,
  title: `Picture ${image.id}`,
  caption: '',
  artist: 'Ada Ink',
  keywords: [],
  price: 1,
  published: true,
  source: 'GAA',
  type: 'fine art',
  orientation: 'horizontal',
  max_width: 60,
  max_height: 40,
  substrates: ['print', 'canvas', 'acrylic'],
  substrate_sizes: {},
  user_favorite: false,
  imgsrc: `/media/${image.id}/1/{width}`,
  thumb: `/media/${image.id}/1/320`,
  preview: 'data:image/webp;base64,AAAA',
  pixel_width: 1600,
  pixel_height: 1067,
  _static: [],
  _processing: false,
  royalty_code: 'R10',
  created: '2026-01-01T00:00:00Z',
  updated: '2026-01-01T00:00:00Z',
  ...image,
})
