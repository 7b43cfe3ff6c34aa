import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import type { Person } from '../main-service.ts'
import { serveThreads, type Threads } from './threads.ts'

onEachStore((openStore) => {
  let shop: Threads
  let [iris, staff] = [] as unknown as [Person, Person]
  beforeAll(async () => {
    shop = await serveThreads(openStore)
  })
  beforeEach(async () => {
    ;({ iris, staff } = await shop.begin())
  })

  test('a message whose answer was lost, or that two tabs send at once, is written and mailed once', async () => {
    const key = randomUUID()
    const first = await shop.write(iris, iris, { key })
    shop.main.content.accounts.delete(iris.uuid)
    expect(await shop.write(iris, iris, { key })).toMatchObject({ status: 201, body: first.body })
    shop.main.content.accounts.set(iris.uuid, 7)
    const both = { key: randomUUID() }
    const [one, two] = await Promise.all([shop.write(iris, iris, both), shop.write(iris, iris, both)])
    expect(one.body).toEqual(two.body)
    expect((await shop.list(iris)).count).toBe(2)
    expect(await shop.mailsToStaff(iris)).toHaveLength(2)
    expect(await shop.write(iris, iris, { key, text: 'Another' })).toMatchObject({
      status: 409,
      body: { code: 'idempotency_key_reused' },
    })
  })

  test.each([
    ['  ', 'This field may not be blank.'],
    ['x'.repeat(4_001), 'Ensure this field has no more than 4000 characters.'],
    ['a\0b', 'Null characters are not allowed.'],
    [7, 'Not a valid string.'],
  ])('a message that is not a text of 1 to 4,000 characters is refused (case %#)', async (text, error) => {
    expect(await shop.write(iris, iris, { text })).toMatchObject({ status: 400, body: { text: [error] } })
  })

  test('a message of 4,000 characters is taken, from right to left as well', async () => {
    const text = 'م'.repeat(4_000)
    expect((await shop.wrote(iris, iris, text)).text).toBe(text)
    expect(
      await shop.main.call('POST', shop.pathOf(iris, 'messages/'), { body: { text }, as: iris.access }),
    ).toMatchObject({
      status: 400,
      body: { non_field_errors: ['Send an Idempotency-Key.'] },
    })
  })

  test.each([
    ['My SSN is 123-45-6789', 'tax number'],
    ['Pay me at 4111 1111 1111 1111', 'card or account number'],
    ['Pay me at GB82 WEST 1234 5698 7654 32', 'card or account number'],
  ])(
    '%s is refused of either side in words that do not repeat it, and nothing is kept',
    async (text, said) => {
      await shop.wrote(iris, iris)
      for (const as of [iris, staff]) {
        const { status, body } = await shop.write(iris, as, { text })
        expect(status).toBe(400)
        expect(JSON.stringify(body)).toContain(said)
        expect(JSON.stringify(body)).not.toMatch(/\d{2}/)
      }
      expect((await shop.list(iris)).count).toBe(1)
    },
  )

  test('a message has up to 5 pictures of whoever sends it, and its mail says how many', async () => {
    const names = 'abcdef'.split('').map((sign) => sign.repeat(64))
    for (const name of names) shop.main.content.pictures.set(name, { width: 640, height: 480 })
    const key = randomUUID()
    const { status, body } = await shop.write(iris, iris, { pictures: names.slice(0, 2), key })
    expect([status, body]).toMatchObject([
      201,
      { pictures: names.slice(0, 2).map((name) => ({ name, width: 640, height: 480 })) },
    ])
    expect((await shop.list(iris, staff)).results).toMatchObject([{ pictures: [{}, {}] }])
    const asked = shop.main.content.requests.filter(({ path }) => path.includes(`${iris.uuid}/claim/`))
    expect(asked).toEqual([{ path: expect.any(String), authorization: `JWT ${iris.access}` }])
    const [mail] = await shop.mailsToStaff(iris)
    expect(mail?.text).toContain('2 pictures came with this message.')
    // Other pictures under the key of before are another message.
    expect((await shop.write(iris, iris, { pictures: names.slice(1, 2), key })).status).toBe(409)
    expect(await shop.write(iris, iris, { pictures: names })).toMatchObject({
      status: 400,
      body: { pictures: ['A message has at most 5 pictures.'] },
    })
    expect((await shop.write(iris, iris, { pictures: ['a', 'b'] })).status).toBe(400)
    shop.main.content.pictures.delete(names[0] ?? '')
    expect(await shop.write(iris, iris, { pictures: names.slice(0, 1) })).toMatchObject({
      status: 400,
      body: { pictures: [expect.any(String)] },
    })
    shop.main.content.fault = 'error'
    expect((await shop.write(iris, iris, { pictures: names.slice(1, 2) })).status).toBe(503)
    shop.main.content.fault = 'none'
    expect((await shop.list(iris)).count).toBe(1)
  })

  test('the 31st message of an hour is refused with the time to wait', async () => {
    const statuses = []
    for (let count = 0; count < 31; count += 1) statuses.push((await shop.write(iris, iris)).status)
    expect(statuses).toEqual([...Array(30).fill(201), 429])
    expect((await shop.write(iris, staff)).status).toBe(201)
  })
})
