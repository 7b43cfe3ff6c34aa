import { expect, test } from 'vitest'
import { signAccessToken } from './support/access-token.ts'
import { openShop } from './support/shop.ts'

const OPTIONS = `query Artists($search: String) { artistOptions(search: $search) { id name } }`
const ARTISTS = `{ artistOptions { id name gaaArtist active created royaltyCode flags } }`
const documents = [OPTIONS, ARTISTS]

// Spec 3.21
test('an artist has all of its fields, and its royalty code for staff alone', async () => {
  const { graph, content } = await openShop({ documents })
  const created = '2026-01-01T00:00:00Z'
  const artist = { id: 7, name: 'Zoë Abel', gaa_artist: true, active: true, created, royalty_code: 'R7' }
  content.on('GET /api/artist/', () => ({
    body: {
      count: 4,
      next: null,
      previous: null,
      results: [
        artist,
        { ...artist, active: false },
        { ...artist, gaa_artist: false },
        { ...artist, gaa_artist: false, active: false },
      ],
    },
  }))
  const asked = async (claims: object) => {
    const { data } = await graph.ask(ARTISTS, {}, { access: await signAccessToken(claims) })
    return data?.artistOptions as { flags: string[]; royaltyCode: string | null }[]
  }
  const [first, ...rest] = await asked({ is_staff: true })
  expect(first).toEqual({
    id: '7',
    name: 'Zoë Abel',
    gaaArtist: true,
    active: true,
    created,
    royaltyCode: 'R7',
    flags: ['PORTAL'],
  })
  expect(rest.map(({ flags }) => flags)).toEqual([['PORTAL', 'INACTIVE'], [], ['INACTIVE']])
  expect((await asked({ is_staff: false }))[0]?.royaltyCode).toBeNull()
})

// Spec 7.32, 7.41, 9.12
test('artists to choose among are the active ones, at most a thousand of them', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /api/artist/', () => ({
    body: {
      count: 1,
      next: null,
      previous: null,
      results: [{ id: 7, name: 'Zoë Abel', gaa_artist: true, active: true, created: '', royalty_code: '' }],
    },
  }))
  expect((await graph.ask(OPTIONS, {})).data).toEqual({ artistOptions: [{ id: '7', name: 'Zoë Abel' }] })
  await graph.ask(OPTIONS, { search: 'zoe abel' })
  expect(content.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    { active: 'true', limit: '1000' },
    { active: 'true', limit: '1000', search: 'zoe abel' },
  ])
})

test('words longer than any name are refused before the service is asked', async () => {
  const { graph, content } = await openShop({ documents })
  const { errors } = await graph.ask(OPTIONS, { search: 'x'.repeat(201) })
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(content.calls).toEqual([])
})
