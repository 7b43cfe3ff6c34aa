import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { ThreadPage } from '#services/main/messages/threads/contract.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import type { Person } from '../main-service.ts'
import { serveThreads, THREADS, type Threads } from './threads.ts'

onEachStore((openStore) => {
  let shop: Threads
  let [iris, noor, staff, customer] = [] as unknown as [Person, Person, Person, Person]
  beforeAll(async () => {
    shop = await serveThreads(openStore)
  })
  beforeEach(async () => {
    ;({ iris, noor, staff, customer } = await shop.begin())
  })

  test('a thread is there before its first message, for whoever has a profile or an application', async () => {
    expect(await shop.view(iris)).toEqual({
      user_uuid: iris.uuid,
      profile: 7,
      name: 'Artist 7',
      unread: 0,
      last: null,
    })
    expect(await shop.list(iris)).toMatchObject({ count: 0, results: [] })
    for (const path of [shop.pathOf(customer), shop.pathOf(customer, 'messages/')])
      expect((await shop.main.call('GET', path, { as: customer.access })).status).toBe(404)
    expect((await shop.write(customer, customer)).status).toBe(404)
  })

  test('an artist’s message is mailed to staff, and the answer to the artist, who is not told who wrote', async () => {
    const asked = await shop.wrote(iris, iris, 'Where is my W-8?')
    expect(asked).toMatchObject({ side: 'artist', by: null, text: 'Where is my W-8?', read_at: null })
    const [toStaff, ...others] = await shop.mailsToStaff(iris)
    expect(others).toEqual([])
    expect(toStaff?.subject).toBe('Message from Artist 7')
    expect(toStaff?.text).toContain('> Where is my W-8?')
    const answered = await shop.wrote(iris, staff, 'In the post.')
    expect(answered).toMatchObject({ side: 'staff', by: staff.email })
    const [toArtist] = await shop.mailsTo(iris.email)
    expect(toArtist?.text).toContain('In the post.')
    expect(toArtist?.text).toContain('/artist/message')
    const { results } = await shop.list(iris)
    expect(results).toEqual([{ ...answered, by: null }, asked])
    expect((await shop.list(iris, staff)).results).toEqual([answered, asked])
  })

  test('each side sees what it has not read, and when the other side has read', async () => {
    const asked = await shop.wrote(iris, iris)
    expect((await shop.view(iris)).unread).toBe(0)
    expect((await shop.view(iris, staff)).unread).toBe(1)
    const at = shop.main.clock().toISOString()
    expect(await shop.markRead(iris, staff, asked.id)).toMatchObject({ status: 200, body: { unread: 0 } })
    shop.main.clock.advance(60_000)
    await shop.markRead(iris, staff, asked.id)
    expect((await shop.list(iris)).results).toMatchObject([{ read_at: at }])
    const [first, second] = [
      await shop.wrote(iris, staff, 'Hello'),
      await shop.wrote(iris, staff, 'Still there?'),
    ]
    expect((await shop.view(iris)).unread).toBe(2)
    expect(await shop.markRead(iris, iris, first.id)).toMatchObject({
      body: { unread: 1, last: { id: second.id } },
    })
    expect((await shop.list(iris, staff)).results).toMatchObject([
      { read_at: null },
      { read_at: expect.any(String) },
      {},
    ])
    expect(await shop.markRead(iris, iris, 'all')).toMatchObject({
      status: 400,
      body: { up_to: expect.anything() },
    })
  })

  test('another’s thread is not there for an artist, in none of its parts', async () => {
    await shop.wrote(iris, iris)
    for (const part of ['', 'messages/'])
      expect((await shop.main.call('GET', shop.pathOf(iris, part), { as: noor.access })).status).toBe(404)
    expect((await shop.write(iris, noor)).status).toBe(404)
    expect((await shop.markRead(iris, noor, 1)).status).toBe(404)
    expect((await shop.main.call('GET', shop.pathOf(iris))).status).toBe(401)
    expect((await shop.main.call('GET', `${THREADS}7/`, { as: staff.access })).status).toBe(404)
    expect((await shop.main.call('GET', THREADS, { as: noor.access })).status).toBe(403)
  })

  test('staff find first what is unread, then what is unanswered, and the desk counts who waits', async () => {
    const third = await shop.main.signIn()
    shop.main.content.accounts.set(third.uuid, 9)
    const since = shop.main.clock().toISOString()
    const unanswered = await shop.wrote(noor, noor)
    await shop.wrote(iris, iris)
    await shop.wrote(third, third)
    await shop.wrote(noor, noor)
    await shop.markRead(noor, staff, unanswered.id + 3)
    const desk = async () =>
      (await shop.main.call('GET', '/api/v2/desk/waiting/threads/', { as: staff.access })).body
    expect(await desk()).toMatchObject({ count: 3, oldest_at: since })
    await shop.wrote(third, staff)
    await shop.wrote(noor, staff)
    await shop.wrote(noor, noor)
    expect(await desk()).toMatchObject({ count: 2 })
    const threads = (await shop.main.call('GET', THREADS, { as: staff.access })).body as ThreadPage
    const found = threads.results.map(({ name, unread }) => [name, unread])
    // Whoever answers need not have read.
    expect(found).toEqual([
      ['Artist 8', 1],
      ['Artist 7', 1],
      ['Artist 9', 1],
    ])
    expect(threads.results[0]).toEqual(await shop.view(noor, staff))
    const page = await shop.main.call('GET', `${THREADS}?page=2&page_size=2`, { as: staff.access })
    expect(page.body).toMatchObject({ count: 3, results: [{ name: 'Artist 9' }] })
  })

  test('a page of the list is read of its index, however many threads there are', async () => {
    const plan = await shop.main.database.transaction(async (tx) => {
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
    shop.auth.accounts.set(noor.uuid, account)
    expect(await shop.view(noor, staff)).toMatchObject({ name: 'Artist 8', profile: 8, last: null })
    expect((await shop.view(customer, staff)) as unknown).toMatchObject({ detail: 'Not found.' })
    expect((await shop.write(customer, staff)).status).toBe(404)
    const begun = await shop.wrote(noor, staff, 'Would you like to show your ferries?')
    expect((await shop.mailsTo('new-address@umbra.test')).map(({ text }) => text)).toEqual([
      expect.stringContaining('show your ferries'),
    ])
    expect((await shop.list(noor)).results).toEqual([{ ...begun, by: null }])
    expect(await shop.view(noor)).toMatchObject({ unread: 1 })
    shop.auth.accounts.set(noor.uuid, { email: 'newer@umbra.test' })
    await shop.wrote(noor, staff, 'Or your trains?')
    expect(await shop.mailsTo('newer@umbra.test')).toHaveLength(1)
    // A profile whose account is gone.
    expect((await shop.write(iris, staff)).status).toBe(404)
    // The address that is known is better than none.
    shop.auth.isDown = true
    expect((await shop.write(noor, staff, { text: 'Or your boats?' })).status).toBe(201)
    expect((await shop.write(iris, staff)).status).toBe(503)
    shop.auth.isDown = false
  })

  test('one’s own thread goes by the name of me as well', async () => {
    const own = { uuid: 'me' } as Person
    expect(await shop.view(own, iris)).toMatchObject({ user_uuid: iris.uuid })
    const { status, body } = await shop.write(own, iris)
    expect(status).toBe(201)
    expect((await shop.list(own, iris)).results).toEqual([body])
  })

  test('staff who are artists are the artist in their own thread', async () => {
    shop.main.content.accounts.set(staff.uuid, 10)
    expect(await shop.wrote(staff, staff)).toMatchObject({ side: 'artist', by: null })
    expect((await shop.view(staff)).unread).toBe(0)
  })

  test('older messages are read page by page', async () => {
    const [first] = [await shop.wrote(iris, iris, 'One'), await shop.wrote(iris, iris, 'Two')]
    expect(await shop.list(iris, iris, '?page=2&page_size=1')).toMatchObject({ count: 2, results: [first] })
  })
})
