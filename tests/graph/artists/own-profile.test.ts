import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const SAVE = `mutation Save($input: SaveOwnArtistProfileInput!) { saveOwnArtistProfile(input: $input) {
  profile { version page details { photo fullName bio website links } }
  stale { version theirs { bio } } userErrors { field message code } } }`
const PHOTO = `mutation Photo($input: SendArtistPhotoInput!) { sendArtistPhoto(input: $input) {
  address userErrors { field message code } } }`
const PATH = '/api/own-artist-profile/'

const values = { photo: '', full_name: 'Ada', bio: 'I walk.', website: '', links: ['https://a.test'] }
const details = { photo: '', fullName: 'Ada', bio: 'I walk.', website: '', links: ['https://a.test'] }
const NOTHING = { profile: null, stale: null, userErrors: [] }

const save = async (reply: object) => {
  const { graph, content } = await openShop({ documents: [SAVE] })
  content.on(`PUT ${PATH}`, () => reply)
  const { data } = await graph.ask(SAVE, { input: { version: 2, details } })
  return { said: data?.saveOwnArtistProfile, asked: content.calls.at(-1) }
}

test('a profile is saved in the service’s spelling; what another page has saved is data', async () => {
  const { said, asked } = await save({ body: { version: 3, page: 7, values } })
  expect(asked?.body).toEqual({ version: 2, ...values })
  expect(said).toEqual({ ...NOTHING, profile: { version: 3, page: '7', details } })
  const theirs = { ...values, bio: 'I run.' }
  const stale = { detail: 'Changed.', code: 'profile_edited', version: 5, theirs }
  expect((await save({ status: 409, body: stale })).said).toEqual({
    ...NOTHING,
    stale: { version: 5, theirs: { bio: 'I run.' } },
  })
  expect((await save({ status: 400, body: { 'links.1': ['Wrong.'] } })).said).toEqual({
    ...NOTHING,
    userErrors: [{ field: 'links.1', message: 'Wrong.', code: 'INVALID' }],
  })
})

test('a photo reaches the service as bytes', async () => {
  const { graph, content } = await openShop({ documents: [PHOTO] })
  content.on(`POST ${PATH}photo/`, () => ({ body: { photo: '/media/portraits/0a' } }))
  const input = { picture: Buffer.from([255, 216, 0, 254]).toString('base64') }
  const { data } = await graph.ask(PHOTO, { input })
  expect(data?.sendArtistPhoto).toEqual({ address: '/media/portraits/0a', userErrors: [] })
  expect(content.calls.at(-1)?.headers?.['content-type']).toBe('image/jpeg')
})
