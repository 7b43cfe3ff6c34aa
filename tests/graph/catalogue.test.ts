import { expect, test } from 'vitest'
import { SUBSTRATE_FACTS } from '#services/main/pricing/substrate-book.ts'
import { JWT_SECRET } from '#tests/support/services/secret.ts'
import { signAccessToken } from './support/access-token.ts'
import { found, image, sizes } from './support/made.ts'
import { openShop } from './support/shop.ts'

const SEARCH = `query Search($input: SearchInput!) {
  search(input: $input) {
    images { id media { template } }
    total totalAvailable isPartial totalForPagination warnings { code source message }
    facets { section options { value count } }
    moreByArtist { imageId count }
    debug { clauses excluded sources { source milliseconds total isPartial } }
  }
}`
const IMAGE = `query Image($id: ID!) {
  image(id: $id) {
    id localId title caption artist keywords price published source royaltyCode created updated maxWidth maxHeight
    media { template widths width height placeholder }
    substrates {
      substrate label production { from to }
      facts { line weight edge finish hanging depth }
      sizes { width height isCustom unitPrice }
      custom { minWidth minHeight maxWidth maxHeight base rate factor }
      framing { longest marks mouldings { moulding label color face } mats { mat label color } matWidths
        prices { moulding mat byMark } production { from to } }
    }
  }
}`
const IMAGES =
  'query Images { a: image(id: "a") { title } b: image(id: "b") { title } none: image(id: "c") { title } }'
const WIDTHS = 'query Widths($id: ID!) { image(id: $id) { media { widths } } }'
const LISTED = 'query Listed($ids: [ID!]!) { images(ids: $ids) { id } }'
const SUBSTRATES = 'query Substrates { substrates { substrate label facts { line } } }'
const documents = [SEARCH, IMAGE, IMAGES, WIDTHS, LISTED, SUBSTRATES]

// Spec 3.1, 3.4, 3.8, 3.9
test('an image has all of its fields, and only the sizes that it can be printed in', async () => {
  const { graph, content, main } = await openShop({ documents })
  content.on('GET /content/images/', () => ({
    body: { results: [image('a', { substrates: ['print', 'mural'] })] },
  }))
  main.on('GET /api/v1/availablesizes/', () => ({ body: sizes }))
  const said = await graph.ask(IMAGE, { id: 'a' })
  expect(said.errors).toEqual([])
  expect(said.data?.image).toEqual({
    id: 'a',
    localId: 'L-a',
    title: 'Title of a',
    caption: '',
    artist: 'Ada Vale',
    keywords: ['tide'],
    price: 2,
    published: true,
    source: null,
    royaltyCode: null,
    created: '2026-01-01T00:00:00Z',
    updated: '2026-01-02T00:00:00Z',
    maxWidth: 48,
    maxHeight: 36,
    media: {
      template: '/media/a/1/{width}',
      widths: [160, 320, 400, 480, 640, 720, 960, 1280],
      width: 1280,
      height: 960,
      placeholder: 'data:image/webp;base64,AA==',
    },
    substrates: [
      {
        substrate: 'print',
        label: 'Print',
        facts: SUBSTRATE_FACTS.print,
        production: { from: 2, to: 4 },
        sizes: [
          { width: 12, height: 9, isCustom: false, unitPrice: 2500 },
          { width: 999_999, height: 999_999, isCustom: true, unitPrice: null },
        ],
        custom: {
          minWidth: 6,
          minHeight: 5,
          maxWidth: 48,
          maxHeight: 36,
          base: 1000,
          rate: 10,
          factor: 1.25,
        },
        framing: {
          longest: 48,
          marks: [42, 96],
          mouldings: [{ moulding: 'walnut', label: 'Walnut', color: '#5d4030', face: 1 }],
          mats: [{ mat: 'white', label: 'White', color: '#fdfdfb' }],
          matWidths: [2, 3],
          prices: [{ moulding: 'walnut', mat: null, byMark: [9500, 16_900] }],
          production: { from: 5, to: 8 },
        },
      },
      {
        ...{ substrate: 'mural', label: 'Mural', production: { from: 4, to: 6 } },
        ...{ facts: SUBSTRATE_FACTS.mural, sizes: [], custom: null, framing: null },
      },
    ],
  })
})

test('what all pictures can be printed on is told once, with its line', async () => {
  const { graph, main } = await openShop({ documents })
  main.on('GET /api/v1/availablesizes/', () => ({ body: sizes }))
  const said = await graph.ask(SUBSTRATES)
  expect(said.data?.substrates).toMatchObject([
    { substrate: 'print', label: 'Print', facts: { line: SUBSTRATE_FACTS.print.line } },
    { substrate: 'mural', label: 'Mural', facts: { line: SUBSTRATE_FACTS.mural.line } },
  ])
})

// Spec 3.4
test('an image with sizes of its own is offered in those sizes, at the usual prices', async () => {
  const { graph, content, main } = await openShop({ documents })
  const own = { print: [{ width: 20, height: 15 }] }
  content.on('GET /content/images/', () => ({ body: { results: [image('a', { substrate_sizes: own })] } }))
  main.on('GET /api/v1/availablesizes/', () => ({ body: sizes }))
  const said = await graph.ask(IMAGE, { id: 'a' })
  expect(said.data?.image).toMatchObject({
    substrates: [{ sizes: [{ width: 20, height: 15, isCustom: false, unitPrice: 5000 }], custom: null }],
  })
})

test.each([
  [120, [160]],
  [160, [160]],
  [1000, [160, 320, 400, 480, 640, 720, 960, 1280]],
  [4000, [160, 320, 400, 480, 640, 720, 960, 1280, 1600]],
])('a picture of %i pixels is offered in the widths that it fills', async (pixel_width, widths) => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /content/images/', () => ({ body: { results: [image('a', { pixel_width })] } }))
  expect((await graph.ask(WIDTHS, { id: 'a' })).data).toEqual({ image: { media: { widths } } })
})

test('an image whose artist has no name has no artist', async () => {
  const { graph, content, main } = await openShop({ documents })
  content.on('GET /content/images/', () => ({ body: { results: [image('a', { artist: '' })] } }))
  main.on('GET /api/v1/availablesizes/', () => ({ body: sizes }))
  expect((await graph.ask(IMAGE, { id: 'a' })).data?.image).toMatchObject({ artist: null })
})

test('several images of one request are read in one call, and a missing image is null', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /content/images/', () => ({ body: { results: [image('b'), image('a')] } }))
  const said = await graph.ask(IMAGES)
  expect(said.data).toEqual({ a: { title: 'Title of a' }, b: { title: 'Title of b' }, none: null })
  expect(content.calls.map(({ query }) => query.get('ids'))).toEqual(['a,b,c'])
})

test('an image whose source cannot be asked is an error, and a list leaves it out', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /content/images/', () => ({ body: { results: [image('a')], unreached: ['b'] } }))
  const said = await graph.ask(IMAGES)
  expect(said.data).toEqual({ a: { title: 'Title of a' }, b: null, none: null })
  expect(said.errors).toEqual([
    {
      message: 'Getty results not available.',
      path: ['b'],
      locations: expect.anything(),
      extensions: { code: 'UPSTREAM_UNAVAILABLE', service: 'content' },
    },
  ])
  const listed = await graph.ask(LISTED, { ids: ['a', 'b', 'c'] })
  expect([listed.data, listed.errors]).toEqual([{ images: [{ id: 'a' }] }, []])
})

// Spec 6.9
test.each([
  ['staff', { is_staff: true }, JWT_SECRET, 'GAA', 'R1'],
  ['a customer', { is_staff: false }, JWT_SECRET, null, null],
  ['a refresh token of staff', { is_staff: true, token_type: 'refresh' }, JWT_SECRET, null, null],
  ['a forger', { is_staff: true }, 'another secret of at least 32 letters', null, null],
])(
  'the source and royalty code are shown to staff alone: to %s',
  async (_who, claims, secret, source, royaltyCode) => {
    const { graph, content, main } = await openShop({ documents })
    content.on('GET /content/images/', () => ({ body: { results: [image('a')] } }))
    main.on('GET /api/v1/availablesizes/', () => ({ body: sizes }))
    const said = await graph.ask(IMAGE, { id: 'a' }, { access: await signAccessToken(claims, secret) })
    expect(said.data?.image).toMatchObject({ source, royaltyCode })
  },
)

// Spec 7.1
test('the services are asked in the name of the caller', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /content/search/v3/', () => ({ body: found([]) }))
  await graph.ask(SEARCH, { input: {} }, { access: 'token-1', cartToken: 'cart-1', cookie: 'refresh-1' })
  const headers = content.calls[0]?.headers ?? {}
  expect(headers).toMatchObject({ authorization: 'JWT token-1', 'cart-token': 'cart-1' })
  expect(headers['x-request-id']).toBeTruthy()
  expect(headers['x-forwarded-for']).toBe('127.0.0.1')
  expect(headers.cookie).toBeUndefined()
})
