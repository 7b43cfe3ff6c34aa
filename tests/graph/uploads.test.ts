import { describe, expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const LIMITS = 'query { uploadLimits { mostBytes shortestSide formats } }'
const FILES = `query Files($ids: [ID!]!) { uploadFilesById(ids: $ids) {
  id state offset refusal { code detail }
  opened { width printWidth isSmall described { title { value origin note } keywords { values } caption { value } } }
  alike { image file isSame distance }
} }`
const KNOWN = `mutation Known($input: FindKnownPicturesInput!) {
  findKnownPictures(input: $input) { known { file { id state } images { image name } } userErrors { field } }
}`
const APART = `mutation Apart($input: TellPicturesApartInput!) {
  tellPicturesApart(input: $input) { file { id } userErrors { field message } }
}`
const CREATE = `mutation Create($input: CreateUploadInput!) {
  createUpload(input: $input) { upload { id image published } isLeftOut userErrors { field message code } }
}`
const REPLACE = `mutation Replace($input: ReplacePictureInput!) {
  replacePicture(input: $input) { version userErrors { field message code } }
}`
const ORIGINAL = 'mutation Open($upload: ID!) { openOriginal(upload: $upload) { href userErrors { code } } }'
const documents = [LIMITS, FILES, KNOWN, APART, CREATE, REPLACE, ORIGINAL]

const FILE = {
  ...{
    id: 'f1',
    name: 'lake.jpg',
    size: 3_000_000_000,
    offset: 5,
    sha256: 'ab',
    created: '2026-11-26T00:00:00Z',
  },
  ...{ state: 'ready', refusal: null },
  opened: {
    ...{ format: 'jpeg', pixels: { width: 4_000, height: 3_000 }, depth: 8, space: 'rgb', profile: null },
    ...{ print: { width: 26, height: 20 }, is_small: false, is_made_by_ai: false },
    described: {
      title: { value: 'Lake', origin: 'XMP', note: 'Shortened to 500 characters.' },
      keywords: { value: ['lake'], origin: 'IPTC' },
    },
  },
  alike: [
    { image: 'up-1', file: null, name: 'Lake', published: false, thumb: '', kind: 'near', distance: 3 },
  ],
}

describe('a file that is sent', () => {
  test('is told with what it says of itself, and what it looks like', async () => {
    const { graph, content } = await openShop({ documents })
    content.on('GET /api/upload/files/', () => ({
      body: { count: 1, next: null, previous: null, results: [FILE] },
    }))
    const { data } = await graph.ask(FILES, { ids: ['f1', 'f2'] })
    expect(content.calls.at(-1)?.query.get('ids')).toBe('f1,f2')
    expect(data?.uploadFilesById).toEqual([
      {
        ...{ id: 'f1', state: 'READY', offset: 5, refusal: null },
        opened: {
          ...{ width: 4_000, printWidth: 26, isSmall: false },
          described: {
            title: { value: 'Lake', origin: 'XMP', note: 'Shortened to 500 characters.' },
            ...{ keywords: { values: ['lake'] }, caption: null },
          },
        },
        alike: [{ image: 'up-1', file: null, isSame: false, distance: 3 }],
      },
    ])
  })

  test('may be known before', async () => {
    const { graph, content } = await openShop({ documents })
    const known = { file: { id: 'f1', state: 'sending', offset: 5 }, images: [] }
    content.on('POST /api/upload/known/', () => ({ body: { results: [known] } }))
    const files = [{ sha256: 'ab', size: 3_000_000_000 }]
    expect((await graph.ask(KNOWN, { input: { files } })).data).toEqual({
      findKnownPictures: { known: [{ file: { id: 'f1', state: 'SENDING' }, images: [] }], userErrors: [] },
    })
    expect(content.calls.at(-1)?.body).toEqual({ files })
  })

  test('is told apart from one other picture', async () => {
    const { graph, content } = await openShop({ documents })
    content.on('POST /api/upload/files/f9/apart/', () => ({ status: 404, body: { detail: 'Not found.' } }))
    content.on('POST /api/upload/files/f1/apart/', ({ body }) =>
      'image' in (body as object)
        ? { body: FILE }
        : { status: 400, body: { file: ['This file is not yours, or is gone.'] } },
    )
    const tell = async (other: object) => await graph.ask(APART, { input: { file: 'f1', ...other } })
    expect((await tell({ image: 'up-1' })).data?.tellPicturesApart).toEqual({
      file: { id: 'f1' },
      userErrors: [],
    })
    expect((await tell({ otherFile: 'f2' })).data?.tellPicturesApart).toEqual({
      ...{ file: null, userErrors: [{ field: 'otherFile', message: 'This file is not yours, or is gone.' }] },
    })
    expect((await tell({ file: 'f9', image: 'up-1' })).data?.tellPicturesApart).toEqual({
      ...{ file: null, userErrors: [{ field: 'file', message: 'Not found.' }] },
    })
    expect((await tell({})).errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('an upload', () => {
  test('is made of what is said alone', async () => {
    const { graph, content } = await openShop({ documents })
    content.on('POST /api/upload/', () => ({
      status: 201,
      body: { id: 7, image: 'upload-7', published: true, is_left_out: false },
    }))
    const input = { file: 'f1', title: '', creatorUuid: 'c', sellsSmall: true }
    expect((await graph.ask(CREATE, { input })).data?.createUpload).toEqual({
      upload: { id: '7', image: 'upload-7', published: true },
      ...{ isLeftOut: false, userErrors: [] },
    })
    expect(content.calls.at(-1)?.body).toEqual({
      file: 'f1',
      title: '',
      creator_uuid: 'c',
      sells_small: true,
    })
  })

  test('that was edited since it was made is told to be without what is said now', async () => {
    const { graph, content } = await openShop({ documents })
    const body = { id: 7, image: 'upload-7', published: true, is_left_out: true }
    content.on('POST /api/upload/', () => ({ body }))
    expect((await graph.ask(CREATE, { input: { file: 'f1' } })).data?.createUpload).toMatchObject({
      ...{ upload: { id: '7', image: 'upload-7' }, isLeftOut: true },
    })
  })

  test('is refused by field, as data', async () => {
    const { graph, content } = await openShop({ documents })
    content.on('POST /api/upload/', () => ({ status: 400, body: { sells_small: ['Confirm that.'] } }))
    const input = { file: 'f1' }
    expect((await graph.ask(CREATE, { input })).data?.createUpload).toEqual({
      ...{ upload: null, isLeftOut: false },
      ...{ userErrors: [{ field: 'sellsSmall', message: 'Confirm that.', code: 'INVALID' }] },
    })
  })
})

test('a picture that replaces another answers the version of the record', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/image/lake/picture/', ({ body }) =>
    (body as { version: number }).version === 3
      ? { body: { id: 'lake', version: 4 } }
      : { status: 409, body: { detail: 'Somebody else has changed it.' } },
  )
  const input = { idempotencyKey: 'key-1', image: 'lake', version: 3, file: 'f1' }
  expect((await graph.ask(REPLACE, { input })).data?.replacePicture).toEqual({ version: 4, userErrors: [] })
  const late = await graph.ask(REPLACE, { input: { ...input, version: 2 } })
  expect(late.data?.replacePicture).toEqual({
    ...{
      version: null,
      userErrors: [{ field: null, message: 'Somebody else has changed it.', code: 'CONFLICT' }],
    },
  })
})

test('an original is had by a link, and another’s is not there', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('POST /api/upload/7/original/', () => ({ status: 201, body: { path: '/originals/token' } }))
  content.on('POST /api/upload/8/original/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect((await graph.ask(ORIGINAL, { upload: '7' })).data?.openOriginal).toEqual({
    href: '/originals/token',
    userErrors: [],
  })
  expect((await graph.ask(ORIGINAL, { upload: '8' })).data?.openOriginal).toEqual({
    ...{ href: null, userErrors: [{ code: 'NOT_FOUND' }] },
  })
})

test('what may be sent is told by the service', async () => {
  const { graph, content } = await openShop({ documents })
  const limits = {
    ...{ most_bytes: 3_000_000_000, most_pixels: 1, shortest_side: 100, formats: ['jpeg'] },
    ...{ most_files: 2_000, chunk_bytes: 5, sent_at_once: 3 },
  }
  content.on('OPTIONS /api/upload/', () => ({ body: { limits } }))
  expect((await graph.ask(LIMITS)).data?.uploadLimits).toEqual({
    ...{ mostBytes: 3_000_000_000, shortestSide: 100, formats: ['jpeg'] },
  })
})
