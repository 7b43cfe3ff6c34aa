import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { run } from '#tests/support/services/process.ts'
import { createFolder } from '#tests/support/services/settings.ts'
import { CREATE_CART, REGISTER, SIGN_IN } from './queries.ts'
import { openShopProcesses, type ShopProcesses } from './shop-processes.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const WHO = { email: 'ada@example.test', password: 'correct horse battery' }

describe('the id of a request', () => {
  let shop: ShopProcesses
  let access: string
  beforeAll(async () => {
    shop = await openShopProcesses({ LOG_LEVEL: 'info' })
    await shop.ask(REGISTER, { variables: WHO })
    const { body } = await shop.ask(SIGN_IN, { variables: WHO })
    access = (body.data as { signIn: { session: { access: string } } }).signIn.session.access
  }, 180_000)

  test('is in the answer and in the log of every process that works for it, also where one service asks another', async () => {
    const { headers, body } = await shop.ask(CREATE_CART, { variables: { key: randomUUID() }, as: access })
    expect(body).toMatchObject({ data: { createCart: { userErrors: [] } } })
    const id = headers.get('x-request-id') ?? ''
    expect(id).toMatch(UUID)
    const done = (route: string) => (line: string) => line.includes(id) && line.includes(`"route":"${route}"`)
    await shop.web.until(done('/graphql'))
    // The project service asks the account service whether the session still lives.
    await shop.services.until(done('/api/v2/cart/'))
    await shop.services.until(done('/auth/jwt/verify/'))
  })

  test('is in the line about a service that did not answer', async () => {
    const web = run(join(import.meta.dirname, '../web-process.ts'), [], {
      ...{ AUTH_URL: 'http://127.0.0.1:9', MAIN_URL: 'http://127.0.0.1:9' },
      ...{ CONTENT_URL: 'http://127.0.0.1:9', DATA_DIR: createFolder(), GRAPHQL_ADHOC: '1' },
    })
    const url = (await web.until((line) => line.startsWith('listening '))).replace('listening ', '')
    const answer = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: SIGN_IN, variables: WHO }),
    })
    const line = await web.until((said) => said.includes('upstream unavailable'))
    expect(JSON.parse(line)).toMatchObject({ reqId: answer.headers.get('x-request-id') })
  })

  test('is never used twice, however often the process starts again', async () => {
    const first = await fetch(`${shop.url}/health/live`)
    const second = await fetch(`${shop.url}/health/live`)
    const again = run(join(import.meta.dirname, '../web-process.ts'), [], { DATA_DIR: createFolder() })
    const url = (await again.until((line) => line.startsWith('listening '))).replace('listening ', '')
    const third = await fetch(`${url}/health/live`)
    const ids = [first, second, third].map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(UUID)
  })

  test('may come from a trusted proxy, if it is short and plain', async () => {
    const answered = async (given: string) =>
      (await fetch(`${shop.url}/health/live`, { headers: { 'x-request-id': given } })).headers.get(
        'x-request-id',
      )
    expect(await answered('4f1c2e0a9b7d4c33')).toBe('4f1c2e0a9b7d4c33')
    for (const odd of ['short', 'x'.repeat(65), 'two words here', '{"a":"b-c-d-e"}'])
      expect(await answered(odd)).toMatch(UUID)
  })
})
