import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '#services/shared/database/driver.ts'
import { type MailServer, openMailServer } from '#tests/support/services/mail-server.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { picture } from '../uploads/uploads.ts'
import { type Applying, MINE, serveApplying } from './applying.ts'

const DAY_MS = 86_400_000
const REASON = 'We have many harbours already, and would love to see people.'

/** Dies after so many writes, as a process that is killed does: what its transaction wrote is rolled back. */
function makeMortal(database: Database) {
  const fate = { writes: Number.POSITIVE_INFINITY }
  const mortal: Database = {
    ...database,
    transaction: (work, options) =>
      database.transaction(
        (tx) =>
          work({
            ...tx,
            query: async (sql, params) => {
              const answer = await tx.query<never>(sql, params)
              if (/\b(insert into|update|delete from) content\./.test(sql)) fate.writes -= 1
              if (fate.writes >= 0) return answer
              fate.writes = Number.POSITIVE_INFINITY
              throw new Error('killed')
            },
          }),
        options,
      ),
  }
  return { mortal, fate }
}

onEachStore((openStore) => {
  let shop: Applying
  let mail: MailServer
  let fate: { writes: number }
  let pictures: Buffer[]

  beforeAll(async () => {
    const made = makeMortal(await openStore())
    fate = made.fate
    mail = await openMailServer()
    shop = await serveApplying(async () => made.mortal, { SMTP_URL: mail.url })
    pictures = await Promise.all([1, 2, 3].map((seed) => picture(seed, { width: 900, height: 700 })))
  })

  /** Does it again and again, each time killed one write later, until it comes to its end. */
  async function killAfterEach<T extends { status: number }>(
    act: () => Promise<T>,
    afterDeath: () => Promise<void>,
  ): Promise<{ answer: T; deaths: number }> {
    for (let deaths = 0; ; deaths += 1) {
      fate.writes = deaths
      const answer = await act()
      fate.writes = Number.POSITIVE_INFINITY
      if (answer.status !== 500) return { answer, deaths }
      await afterDeath()
    }
  }

  test('killed between any two writes, applying has lost nothing and done nothing twice', async () => {
    const one = await shop.join()
    const begun = await killAfterEach(
      () => one.save(0),
      async () => expect(await one.read()).toMatchObject({ stage: null, version: 0 }),
    )
    expect(begun.answer).toMatchObject({ status: 200, body: { stage: 'started', version: 1 } })
    const given = await killAfterEach(
      () => one.give(1, { full_name: 'Killed Often' }),
      async () => expect(await one.read()).toMatchObject({ stage: 'started', version: 1, values: MINE }),
    )
    const { version } = given.answer.body
    for (const [at, each] of pictures.entries()) await one.send(each, `${at}.jpg`)

    const key = randomUUID()
    const submitted = await killAfterEach(
      () => one.submit(version, key),
      async () => expect(await one.read()).toMatchObject({ stage: 'info', version, submitted_at: null }),
    )
    expect(submitted.answer.body).toMatchObject({ stage: 'submitted', sample: ['0.jpg', '1.jpg', '2.jpg'] })
    // The answer was lost: the same request again is answered as before.
    expect((await one.submit(version, key)).body).toEqual(submitted.answer.body)
    expect(Math.min(begun.deaths, given.deaths)).toBeGreaterThan(1)
    expect(submitted.deaths).toBeGreaterThan(6)
    const changes = (await shop.historyOf(one.uuid)).flatMap(({ changes: all }) => all)
    for (const stage of ['info', 'sample', 'submitted'])
      expect(changes.filter(({ field, to }) => field === 'application_stage' && to === stage)).toHaveLength(1)
    expect(await mail.mailsTo(one.email)).toHaveLength(1)
    const told = await mail.mailsTo('desk@umbra.test')
    expect(told.filter(({ subject }) => subject?.includes('Killed Often'))).toHaveLength(1)
  })

  test('while no mail can be sent an application is taken all the same, and told once, later', async () => {
    const [one, other] = [await shop.join(), await shop.join()]
    mail.refuse(true)
    expect(await one.apply(pictures)).toMatchObject({ status: 200, body: { stage: 'submitted' } })
    expect(mail.mails.flatMap(({ to }) => to?.map(({ address }) => address))).not.toContain(one.email)
    mail.refuse(false)
    shop.content.clock.advance(60_000)
    // The next mail takes with it what waits.
    await other.apply(pictures)
    await mail.mailsTo(other.email)
    expect(await mail.mailsTo(one.email)).toHaveLength(1)
  })

  test('a sample that was cut off is no picture yet, and goes on where it stopped', async () => {
    const one = await shop.join()
    const { body } = await one.give(0)
    const [first, second, third = Buffer.alloc(0)] = pictures
    for (const [at, each] of [first, second].entries()) await one.send(each ?? third, `${at}.jpg`)
    const id = await shop.expect(third, { as: one.as, name: 'cut.jpg' })
    const half = Math.floor(third.length / 2)
    const headers = { 'upload-offset': '0' }
    await shop.tus('PATCH', id, { as: one.as, headers, bytes: third.subarray(0, half) })
    expect(await one.submit(body.version)).toMatchObject({
      status: 400,
      body: { sample: [expect.anything()] },
    })

    const { headers: told } = await shop.tus('HEAD', id, { as: one.as })
    expect(told.get('upload-offset')).toBe(`${half}`)
    await shop.sendFrom(id, third, half, one.as)
    await shop.checked(id, one.as)
    expect(await one.submit(body.version)).toMatchObject({
      status: 200,
      body: { sample: ['0.jpg', '1.jpg', 'cut.jpg'] },
    })
  })

  test('what a process submits whose clock is a day ahead is decided, told and applied for again', async () => {
    const { clock } = shop.content
    clock.advance(DAY_MS)
    const one = await shop.join()
    const { body } = await one.apply(pictures)
    expect(body).toMatchObject({ stage: 'submitted', submitted_at: clock().toISOString() })
    clock.advance(-DAY_MS)
    // Staff's clock, and everybody's token, are of the day before.
    const as = await shop.content.signIn({ user_id: one.uuid, email: one.email })
    const staff = await shop.content.signIn({
      user_id: randomUUID(),
      email: 'bo@aquatint.test',
      is_staff: true,
    })
    expect((await shop.decide(one.uuid, { decision: 'decline', reason: REASON }, staff)).status).toBe(200)
    const ask = (method: string, path = '') =>
      shop.content.call(method, `/api/artist-application/${path}`, { as })
    expect((await ask('GET')).body).toMatchObject({
      stage: 'declined',
      decline_reason: REASON,
      usual_days: expect.any(Number),
    })
    expect((await ask('GET')).body).toMatchObject({
      sample: ['picture-0.jpg', 'picture-1.jpg', 'picture-2.jpg'],
    })
    expect((await ask('POST', 'reapply/')).body).toMatchObject({ stage: 'started', earlier: [{}] })
  })
})
