import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type {
  ArtistMessagePage,
  ArtistMessageView,
  ThreadPage,
  ThreadView,
} from '#services/main/messages/threads/contract.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type AccountsStandIn, serveAccounts } from '../accounts-stand-in.ts'
import { type MainService, type Person, serveMain } from '../main-service.ts'

const PATH = '/api/artist-threads/'

onEachStore((openStore) => {
  let main: MainService
  let auth: AccountsStandIn
  let [iris, noor, staff, customer] = [] as unknown as [Person, Person, Person, Person]
  beforeAll(async () => {
    auth = await serveAccounts()
    main = await serveMain(openStore, {
      BRAND: 'Umbra',
      MAIL_FROM: 'Umbra <desk@umbra.test>',
      AUTH_URL: auth.url,
    })
  })
  beforeEach(async () => {
    await main.database.query('delete from main.artist_message')
    await main.database.query('delete from main.artist_thread')
    iris = await main.signIn()
    noor = await main.signIn()
    customer = await main.signIn()
    staff = await main.signIn({ isStaff: true })
    main.content.accounts.set(iris.uuid, 7)
    main.content.accounts.set(noor.uuid, 8)
  })

  const pathOf = ({ uuid }: Person, part = '') => `${PATH}${uuid}/${part}`
  const write = (
    thread: Person,
    as: Person,
    { text = 'Where is my W-8?' as unknown, key = randomUUID() as string, pictures = [] as string[] } = {},
  ) =>
    main.call('POST', pathOf(thread, 'messages/'), {
      body: { text, ...(pictures.length > 0 && { pictures }) },
      as: as.access,
      headers: { 'idempotency-key': key },
    })
  const wrote = async (thread: Person, as: Person, text?: string) => {
    const { status, body } = await write(thread, as, { text })
    expect(status).toBe(201)
    main.clock.advance(1_000)
    return body as ArtistMessageView
  }
  const view = async (thread: Person, as = thread) =>
    (await main.call('GET', pathOf(thread), { as: as.access })).body as ThreadView
  const list = async (thread: Person, as = thread, query = '') =>
    (await main.call('GET', pathOf(thread, `messages/${query}`), { as: as.access })).body as ArtistMessagePage
  const markRead = (thread: Person, as: Person, up_to: unknown) =>
    main.call('POST', pathOf(thread, 'read/'), { body: { up_to }, as: as.access })
  const mailsTo = async (email: string) => {
    const { body } = await main.call('GET', '/outbox/')
    return (body as Outbox).messages.filter(({ to }) => to === email)
  }
  const mailsToStaff = async ({ uuid }: Person) =>
    (await mailsTo('desk@umbra.test')).filter(({ text }) => text.includes(uuid))

  test('a thread is there before its first message, for whoever has a profile or an application', async () => {
    expect(await view(iris)).toEqual({
      user_uuid: iris.uuid,
      profile: 7,
      name: 'Artist 7',
      unread: 0,
      last: null,
    })
    expect(await list(iris)).toMatchObject({ count: 0, results: [] })
    for (const path of [pathOf(customer), pathOf(customer, 'messages/')])
      expect((await main.call('GET', path, { as: customer.access })).status).toBe(404)
    expect((await write(customer, customer)).status).toBe(404)
  })

  test('an artist’s message is mailed to staff, and the answer to the artist, who is not told who wrote', async () => {
    const asked = await wrote(iris, iris, 'Where is my W-8?')
    expect(asked).toMatchObject({ side: 'artist', by: null, text: 'Where is my W-8?', read_at: null })
    const [toStaff, ...others] = await mailsToStaff(iris)
    expect(others).toEqual([])
    expect(toStaff?.subject).toBe('Message from Artist 7')
    expect(toStaff?.text).toContain('> Where is my W-8?')
    const answered = await wrote(iris, staff, 'In the post.')
    expect(answered).toMatchObject({ side: 'staff', by: staff.email })
    const [toArtist] = await mailsTo(iris.email)
    expect(toArtist?.text).toContain('In the post.')
    expect(toArtist?.text).toContain('/artist/message')
    const { results } = await list(iris)
    expect(results).toEqual([{ ...answered, by: null }, asked])
    expect((await list(iris, staff)).results).toEqual([answered, asked])
  })

  test('a message whose answer was lost, or that two tabs send at once, is written and mailed once', async () => {
    const key = randomUUID()
    const first = await write(iris, iris, { key })
    main.content.accounts.delete(iris.uuid)
    expect(await write(iris, iris, { key })).toMatchObject({ status: 201, body: first.body })
    main.content.accounts.set(iris.uuid, 7)
    const both = { key: randomUUID() }
    const [one, two] = await Promise.all([write(iris, iris, both), write(iris, iris, both)])
    expect(one.body).toEqual(two.body)
    expect((await list(iris)).count).toBe(2)
    expect(await mailsToStaff(iris)).toHaveLength(2)
    expect(await write(iris, iris, { key, text: 'Another' })).toMatchObject({
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
    expect(await write(iris, iris, { text })).toMatchObject({ status: 400, body: { text: [error] } })
  })

  test('a message of 4,000 characters is taken, from right to left as well', async () => {
    const text = 'م'.repeat(4_000)
    expect((await wrote(iris, iris, text)).text).toBe(text)
    expect(
      await main.call('POST', pathOf(iris, 'messages/'), { body: { text }, as: iris.access }),
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
      await wrote(iris, iris)
      for (const as of [iris, staff]) {
        const { status, body } = await write(iris, as, { text })
        expect(status).toBe(400)
        expect(JSON.stringify(body)).toContain(said)
        expect(JSON.stringify(body)).not.toMatch(/\d{2}/)
      }
      expect((await list(iris)).count).toBe(1)
    },
  )

  test('each side sees what it has not read, and when the other side has read', async () => {
    const asked = await wrote(iris, iris)
    expect((await view(iris)).unread).toBe(0)
    expect((await view(iris, staff)).unread).toBe(1)
    const at = main.clock().toISOString()
    expect(await markRead(iris, staff, asked.id)).toMatchObject({ status: 200, body: { unread: 0 } })
    main.clock.advance(60_000)
    await markRead(iris, staff, asked.id)
    expect((await list(iris)).results).toMatchObject([{ read_at: at }])
    const [first, second] = [await wrote(iris, staff, 'Hello'), await wrote(iris, staff, 'Still there?')]
    expect((await view(iris)).unread).toBe(2)
    expect(await markRead(iris, iris, first.id)).toMatchObject({
      body: { unread: 1, last: { id: second.id } },
    })
    expect((await list(iris, staff)).results).toMatchObject([
      { read_at: null },
      { read_at: expect.any(String) },
      {},
    ])
    expect(await markRead(iris, iris, 'all')).toMatchObject({
      status: 400,
      body: { up_to: expect.anything() },
    })
  })

  test('another’s thread is not there for an artist, in none of its parts', async () => {
    await wrote(iris, iris)
    for (const part of ['', 'messages/'])
      expect((await main.call('GET', pathOf(iris, part), { as: noor.access })).status).toBe(404)
    expect((await write(iris, noor)).status).toBe(404)
    expect((await markRead(iris, noor, 1)).status).toBe(404)
    expect((await main.call('GET', pathOf(iris))).status).toBe(401)
    expect((await main.call('GET', `${PATH}7/`, { as: staff.access })).status).toBe(404)
    expect((await main.call('GET', PATH, { as: noor.access })).status).toBe(403)
  })

  test('staff find first what is unread, then what is unanswered, and the desk counts who waits', async () => {
    const third = await main.signIn()
    main.content.accounts.set(third.uuid, 9)
    const since = main.clock().toISOString()
    const unanswered = await wrote(noor, noor)
    await wrote(iris, iris)
    await wrote(third, third)
    await wrote(noor, noor)
    await markRead(noor, staff, unanswered.id + 3)
    const desk = async () =>
      (await main.call('GET', '/api/v2/desk/waiting/threads/', { as: staff.access })).body
    expect(await desk()).toMatchObject({ count: 3, oldest_at: since })
    await wrote(third, staff)
    await wrote(noor, staff)
    await wrote(noor, noor)
    expect(await desk()).toMatchObject({ count: 2 })
    const threads = (await main.call('GET', PATH, { as: staff.access })).body as ThreadPage
    const found = threads.results.map(({ name, unread }) => [name, unread])
    // Whoever answers need not have read.
    expect(found).toEqual([
      ['Artist 8', 1],
      ['Artist 7', 1],
      ['Artist 9', 1],
    ])
    expect(threads.results[0]).toEqual(await view(noor, staff))
    const page = await main.call('GET', `${PATH}?page=2&page_size=2`, { as: staff.access })
    expect(page.body).toMatchObject({ count: 3, results: [{ name: 'Artist 9' }] })
  })

  test('a page of the list is read of its index, however many threads there are', async () => {
    const plan = await main.database.transaction(async (tx) => {
      await tx.query('set local enable_seqscan = off')
      return tx.query<Record<string, string>>(
        `explain select user_uuid from main.artist_thread
         order by (unread > 0) desc, (waits_since is not null) desc, last_message desc nulls last limit 20`,
      )
    })
    const words = plan.flatMap((line) => Object.values(line)).join('\n')
    expect(words).toContain('artist_thread_listed')
    expect(words).not.toContain('Sort')
  })

  test('staff begin a thread with whoever has a profile, at the address that the account has today', async () => {
    const account = { email: 'new-address@umbra.test' }
    auth.accounts.set(noor.uuid, account)
    expect(await view(noor, staff)).toMatchObject({ name: 'Artist 8', profile: 8, last: null })
    expect((await view(customer, staff)) as unknown).toMatchObject({ detail: 'Not found.' })
    expect((await write(customer, staff)).status).toBe(404)
    const begun = await wrote(noor, staff, 'Would you like to show your ferries?')
    expect((await mailsTo('new-address@umbra.test')).map(({ text }) => text)).toEqual([
      expect.stringContaining('show your ferries'),
    ])
    expect((await list(noor)).results).toEqual([{ ...begun, by: null }])
    expect(await view(noor)).toMatchObject({ unread: 1 })
    auth.accounts.set(noor.uuid, { email: 'newer@umbra.test' })
    await wrote(noor, staff, 'Or your trains?')
    expect(await mailsTo('newer@umbra.test')).toHaveLength(1)
    // A profile whose account is gone.
    expect((await write(iris, staff)).status).toBe(404)
    // The address that is known is better than none.
    auth.isDown = true
    expect((await write(noor, staff, { text: 'Or your boats?' })).status).toBe(201)
    expect((await write(iris, staff)).status).toBe(503)
    auth.isDown = false
  })

  test('a message has up to 5 pictures of whoever sends it, and its mail says how many', async () => {
    const names = 'abcdef'.split('').map((sign) => sign.repeat(64))
    for (const name of names) main.content.pictures.set(name, { width: 640, height: 480 })
    const key = randomUUID()
    const { status, body } = await write(iris, iris, { pictures: names.slice(0, 2), key })
    expect([status, body]).toMatchObject([
      201,
      { pictures: names.slice(0, 2).map((name) => ({ name, width: 640, height: 480 })) },
    ])
    expect((await list(iris, staff)).results).toMatchObject([{ pictures: [{}, {}] }])
    const asked = main.content.requests.filter(({ path }) => path.includes(`${iris.uuid}/claim/`))
    expect(asked).toEqual([{ path: expect.any(String), authorization: `JWT ${iris.access}` }])
    const [mail] = await mailsToStaff(iris)
    expect(mail?.text).toContain('2 pictures came with this message.')
    // Other pictures under the key of before are another message.
    expect((await write(iris, iris, { pictures: names.slice(1, 2), key })).status).toBe(409)
    expect(await write(iris, iris, { pictures: names })).toMatchObject({
      status: 400,
      body: { pictures: ['A message has at most 5 pictures.'] },
    })
    expect((await write(iris, iris, { pictures: ['a', 'b'] })).status).toBe(400)
    main.content.pictures.delete(names[0] ?? '')
    expect(await write(iris, iris, { pictures: names.slice(0, 1) })).toMatchObject({
      status: 400,
      body: { pictures: [expect.any(String)] },
    })
    main.content.fault = 'error'
    expect((await write(iris, iris, { pictures: names.slice(1, 2) })).status).toBe(503)
    main.content.fault = 'none'
    expect((await list(iris)).count).toBe(1)
  })

  test('one’s own thread goes by the name of me as well', async () => {
    const own = { uuid: 'me' } as Person
    expect(await view(own, iris)).toMatchObject({ user_uuid: iris.uuid })
    const { status, body } = await write(own, iris)
    expect(status).toBe(201)
    expect((await list(own, iris)).results).toEqual([body])
  })

  test('staff who are artists are the artist in their own thread', async () => {
    main.content.accounts.set(staff.uuid, 10)
    expect(await wrote(staff, staff)).toMatchObject({ side: 'artist', by: null })
    expect((await view(staff)).unread).toBe(0)
  })

  test('older messages are read page by page', async () => {
    const [first] = [await wrote(iris, iris, 'One'), await wrote(iris, iris, 'Two')]
    expect(await list(iris, iris, '?page=2&page_size=1')).toMatchObject({ count: 2, results: [first] })
  })

  test('the 31st message of an hour is refused with the time to wait', async () => {
    const statuses = []
    for (let count = 0; count < 31; count += 1) statuses.push((await write(iris, iris)).status)
    expect(statuses).toEqual([...Array(30).fill(201), 429])
    expect((await write(iris, staff)).status).toBe(201)
  })
})
