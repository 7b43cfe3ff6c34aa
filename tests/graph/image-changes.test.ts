import { expect, test } from 'vitest'
import { image } from './support/made.ts'
import { openShop } from './support/shop.ts'

const POPULAR =
  'mutation Popular($id: ID!) { markImagePopular(id: $id) { userErrors { field message code } } }'
const PUBLISH = `mutation Publish($input: SetImagePublishedInput!) {
  setImagePublished(input: $input) { image { id published } userErrors { field message code } }
}`
const FAVORITE = `mutation Favorite($input: SetImageFavoriteInput!) {
  setImageFavorite(input: $input) { image { id isFavorite } userErrors { field message code } }
}`
const TAG = `mutation Tag($input: TagStaticImageInput!) {
  tagStaticImage(input: $input) { image { id staticCollections } already userErrors { field message code } }
}`
const documents = [POPULAR, PUBLISH, FAVORITE, TAG]

test('adding an image counts towards the popular order', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('PATCH /content/edit/a/', ({ body }) => ({ body: { ...image('a'), ...(body as object) } }))
  const said = await graph.ask(POPULAR, { id: 'a' })
  expect(said.data).toEqual({ markImagePopular: { userErrors: [] } })
  expect(content.calls[0]?.body).toEqual({ popular: true })
  const unknown = await graph.ask(POPULAR, { id: 'b' })
  expect(unknown.data).toEqual({
    markImagePopular: { userErrors: [{ field: 'id', message: 'Not found.', code: 'NOT_FOUND' }] },
  })
})

test('staff publish an image, and a refusal is a user error', async () => {
  const { graph, content } = await openShop({ documents })
  const input = { id: 'a', published: false }
  content.on('PATCH /content/edit/a/', ({ body }) => {
    expect(body).toEqual({ publish: false })
    return { body: { ...image('a'), published: false } }
  })
  const ok = await graph.ask(PUBLISH, { input })
  expect(ok.data).toEqual({ setImagePublished: { image: { id: 'a', published: false }, userErrors: [] } })
  content.on('PATCH /content/edit/a/', () => ({
    status: 409,
    body: { detail: 'Stock images cannot be published.' },
  }))
  expect((await graph.ask(PUBLISH, { input })).data).toEqual({
    setImagePublished: {
      image: null,
      userErrors: [{ field: null, message: 'Stock images cannot be published.', code: 'CONFLICT' }],
    },
  })
  content.on('PATCH /content/edit/a/', () => ({ status: 403, body: { detail: 'No.' } }))
  expect((await graph.ask(PUBLISH, { input })).errors[0]?.extensions.code).toBe('FORBIDDEN')
})

test('whoever is signed in keeps an image among their favorites, and a refusal is a user error', async () => {
  const { graph, content } = await openShop({ documents })
  const input = { id: 'a', favorite: true }
  content.on('PATCH /content/edit/a/', ({ body }) => {
    expect(body).toEqual({ favorite: true })
    return { body: image('a', { user_favorite: true }) }
  })
  expect((await graph.ask(FAVORITE, { input })).data).toEqual({
    setImageFavorite: { image: { id: 'a', isFavorite: true }, userErrors: [] },
  })
  content.on('PATCH /content/edit/a/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect((await graph.ask(FAVORITE, { input })).data).toEqual({
    setImageFavorite: {
      image: null,
      userErrors: [{ field: 'id', message: 'Not found.', code: 'NOT_FOUND' }],
    },
  })
  content.on('PATCH /content/edit/a/', () => ({ status: 401, body: { detail: 'No.' } }))
  expect((await graph.ask(FAVORITE, { input })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('staff put an image on a static list and learn whether it was there already; a refusal is a user error', async () => {
  const { graph, content, main } = await openShop({ documents })
  const input = { id: 'a', collection: 'GOVERNMENT' }
  content.on('GET /content/images/', () => ({
    body: { results: [image('a', { _static: ['commercial', 'government'] })] },
  }))
  for (const already of [false, true]) {
    main.on('POST /api/v2/designstudio/', ({ body }) => {
      expect(body).toEqual({ imagedata: { id: 'a' }, action: 'add-static', collection: 'government' })
      return { body: { id: 'a', collection: 'government', already } }
    })
    expect((await graph.ask(TAG, { input })).data).toEqual({
      tagStaticImage: {
        image: { id: 'a', staticCollections: ['COMMERCIAL', 'GOVERNMENT'] },
        already,
        userErrors: [],
      },
    })
  }
  main.on('POST /api/v2/designstudio/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect((await graph.ask(TAG, { input })).data).toEqual({
    tagStaticImage: {
      image: null,
      already: false,
      userErrors: [{ field: 'id', message: 'Not found.', code: 'NOT_FOUND' }],
    },
  })
  main.on('POST /api/v2/designstudio/', () => ({ status: 403, body: { detail: 'No.' } }))
  expect((await graph.ask(TAG, { input })).errors[0]?.extensions.code).toBe('FORBIDDEN')
})
