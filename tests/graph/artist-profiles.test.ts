import { print } from 'graphql'
import { expect, test } from 'vitest'
import { SignInDocument } from '#client/apollo/generated/graphql.ts'
import { openShop } from './support/shop.ts'
import type { StandIn } from './support/stand-in.ts'

const MINE = '{ artistProfile { id fullName photo applicationStage bio email approved created } }'
const SIGN_IN = print(SignInDocument)
const documents = [MINE, SIGN_IN]

const credentials = { input: { email: 'ada@aquatint.test', password: 'a-very-secret-word' } }

const profile = {
  id: 3,
  user_uuid: 'u1',
  full_name: 'Ada Vale',
  photo: '/media/a/1/320',
  application_stage: 'payment',
  bio: 'Paints.',
  email: 'ada@aquatint.test',
  approved: true,
  created: '2026-01-01T00:00:00.000Z',
}
const listed = (results: object[]) => ({
  body: { count: results.length, next: null, previous: null, results },
})

const openAdas = async () => {
  const shop = await openShop({ documents })
  const { auth, main } = shop
  auth.on('POST /auth/jwt/create/', () => ({ body: { access: 'access-1', refresh: 'refresh-1' } }))
  auth.on('GET /auth/users/me/', () => ({
    body: { uuid: 'u1', email: 'ada@aquatint.test', name: 'Ada', is_staff: false },
  }))
  main.on('GET /api/v2/profile/', () => ({
    body: { user_id: 'u1', current_project: null, current_workspace: null },
  }))
  return shop
}

const asked = ({ calls }: StandIn) =>
  calls.map(({ path, query, headers }) => [path, `${query}`, headers.authorization])

// Spec 4.4, 6.21, 7.31
test('signing in answers an artist’s profile, which is asked for with the new token', async () => {
  const { graph, content } = await openAdas()
  content.on('GET /api/artist-profile/', () => listed([profile]))
  const { data, errors } = await graph.ask(SIGN_IN, credentials)
  expect(errors).toEqual([])
  expect(data?.signIn).toMatchObject({
    session: { user: { uuid: 'u1' }, artistProfile: { id: '3', applicationStage: 'PAYMENT' } },
  })
  expect(asked(content)).toEqual([['/api/artist-profile/', 'user_uuid=u1', 'JWT access-1']])
})

test.each([
  ['of whoever has none', () => listed([])],
  ['that is refused', () => ({ status: 403, body: { detail: 'No.' } })],
  ['that fails', () => ({ status: 500, body: {} })],
])('an artist profile %s is null and does not keep anybody from signing in', async (_, answer) => {
  const { graph, content } = await openAdas()
  content.on('GET /api/artist-profile/', answer)
  const { data, errors } = await graph.ask(SIGN_IN, credentials)
  expect(errors).toEqual([])
  expect(data?.signIn).toMatchObject({ session: { access: 'access-1', artistProfile: null }, userErrors: [] })
})

test('a content service that is down or hangs does not keep anybody from signing in', async () => {
  const { graph, content } = await openAdas()
  content.on('GET /api/artist-profile/', () => new Promise(() => {}))
  expect((await graph.ask(SIGN_IN, credentials)).data?.signIn).toMatchObject({
    session: { artistProfile: null },
  })
  await content.down()
  const { data, errors } = await graph.ask(SIGN_IN, credentials)
  expect(errors).toEqual([])
  expect(data?.signIn).toMatchObject({ session: { artistProfile: null } })
})

test('an artist reads all of their profile', async () => {
  const { graph, content } = await openAdas()
  content.on('GET /api/artist-profile/', () => listed([profile]))
  expect((await graph.ask(MINE, {}, { access: 'access-1' })).data).toEqual({
    artistProfile: {
      id: '3',
      fullName: 'Ada Vale',
      photo: '/media/a/1/320',
      applicationStage: 'PAYMENT',
      bio: 'Paints.',
      email: 'ada@aquatint.test',
      approved: true,
      created: '2026-01-01T00:00:00.000Z',
    },
  })
})

test('a guest is told to sign in, and a profile that cannot be read is an error of the page that asked for it', async () => {
  const { graph, content } = await openAdas()
  expect((await graph.ask(MINE)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED')
  expect(content.calls).toEqual([])
  content.on('GET /api/artist-profile/', () => ({ status: 500, body: {} }))
  expect((await graph.ask(MINE, {}, { access: 'access-1' })).errors[0]?.extensions).toMatchObject({
    code: 'UPSTREAM_UNAVAILABLE',
    service: 'content',
  })
})
