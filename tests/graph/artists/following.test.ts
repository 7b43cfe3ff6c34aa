import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const LIST = `query List { following(limit: 2, offset: 2) {
  total artists { id fullName isFollowed } mail { isWanted } } }`
const SET = `mutation Set($input: SetFollowingInput!) { setFollowing(input: $input) {
  artistPage { id isFollowed } userErrors { field message code } } }`
const MAIL = `mutation Mail($input: SetFollowMailInput!) { setFollowMail(input: $input) {
  mail { isWanted } userErrors { code } } }`

const page = (user_follows: boolean | null) => ({
  id: 7,
  name: 'Ada Vale',
  full_name: 'Ada V.',
  photo: null,
  bio: '',
  website: '',
  links: [],
  user_follows,
})

test('whom one follows, and whether mail comes, are read at once', async () => {
  const { graph, content } = await openShop({ documents: [LIST] })
  content.on('GET /content/following/', () => ({
    body: {
      count: 3,
      next: null,
      previous: null,
      results: [page(true)],
      without_page: [],
      wants_mail: false,
    },
  }))
  expect((await graph.ask(LIST)).data?.following).toEqual({
    total: 3,
    artists: [{ id: '7', fullName: 'Ada V.', isFollowed: true }],
    mail: { isWanted: false },
  })
  expect(Object.fromEntries(content.calls.at(-1)?.query ?? [])).toEqual({ limit: '2', offset: '2' })
})

test('following is set to what is wished, and what refuses it is data', async () => {
  const { graph, content } = await openShop({ documents: [SET, MAIL] })
  const set = async (following: boolean) =>
    (await graph.ask(SET, { input: { id: '7', following } })).data?.setFollowing
  content.on('PUT /content/artists/7/following/', ({ body }) => ({
    body: page((body as { following: boolean }).following),
  }))
  expect(await set(true)).toEqual({ artistPage: { id: '7', isFollowed: true }, userErrors: [] })
  expect(await set(false)).toEqual({ artistPage: { id: '7', isFollowed: false }, userErrors: [] })
  content.on('PUT /content/artists/7/following/', () => ({ status: 404, body: { detail: 'Not found.' } }))
  expect(await set(true)).toEqual({
    artistPage: null,
    userErrors: [{ field: 'id', message: 'Not found.', code: 'NOT_FOUND' }],
  })
  content.on('PUT /content/artists/7/following/', () => ({
    status: 409,
    body: { detail: 'This is your own page.' },
  }))
  expect(await set(true)).toMatchObject({ userErrors: [{ field: null, code: 'CONFLICT' }] })

  content.on('PUT /content/following/mail/', ({ body }) => ({ body }))
  expect((await graph.ask(MAIL, { input: { wanted: false } })).data?.setFollowMail).toEqual({
    mail: { isWanted: false },
    userErrors: [],
  })
})
