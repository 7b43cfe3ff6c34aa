import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { setWantsMail } from '#services/content/following/followers.ts'
import { followArtist, unfollowArtist } from '#services/content/following/follows.ts'
import { createTelling } from '#services/content/following/telling.ts'
import { setPublished } from '#services/content/images/publication.ts'
import { writeImages } from '#services/content/images/write-images.ts'
import type { ImageRecord } from '#services/content/record/image-record.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import type { Mailer } from '#services/shared/mail/mailer.ts'
import type { Message } from '#services/shared/mail/message.ts'
import { enqueue } from '#services/shared/mail/queue.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { createPage } from './pages.ts'

const DAY = 86_400_000
const STAFF = { user_id: randomUUID(), email: 'staff@example.test', is_staff: true }
const SHOP = {
  brand: 'Aquatint',
  publicUrl: 'https://shop.test',
  phone: '555-0100',
  postalAddress: '2 Quay, Portland',
}

onEachStore((openStore) => {
  let database: Database
  let clock: ReturnType<typeof createClock>
  let fan: string
  let artist: { id: number; account: string }
  let name: string
  let count = 0

  beforeAll(async () => {
    database = await openStore()
  })
  beforeEach(async () => {
    count += 1
    clock = createClock(`${2027 + count}-01-01T12:00:00Z`)
    fan = randomUUID()
    name = `Ada Vale ${count}`
    artist = await createPage(database, name)
    await database.query('delete from content.mail')
    await database.query('delete from content.followers')
    await follow()
  })

  const run = <T>(work: (tx: Queryable) => Promise<T>) => database.transaction(work)
  const follow = (id = artist.id) => run((tx) => followArtist(tx, { user: fan, artist: id }, clock()))
  const paint = (title: string, more: Partial<ImageRecord> = {}) =>
    run((tx) => writeImages(tx, [createRecord({ id: idOf(title), title, artist: name, ...more })], clock()))
  const idOf = (title: string) => `${title.replaceAll(' ', '-')}-${count}`
  const publish = (title: string, published: boolean) =>
    run((tx) => setPublished(tx, idOf(title), published, { user: STAFF, at: clock() }))

  const mailer: Mailer = {
    write: (tx, message, at) => enqueue(tx, 'content', [message], at),
    writeAll: (tx, messages, at) => enqueue(tx, 'content', messages, at),
    send: () => {},
  }
  const addressOf = async (uuid: string): Promise<string | null> => `${uuid}@example.test`
  const createStep = (more: Partial<Parameters<typeof createTelling>[0]> = {}) =>
    createTelling({ database, clock, addressOf, mailer, shop: SHOP, ...more })
  /** Does all that is due, and answers what was written. */
  const tell = async (step = createStep()): Promise<Message[]> => {
    while (await step());
    return database.query<Message>(
      'delete from content.mail returning recipient as "to", subject, text, unsubscribe',
    )
  }
  /** So many days later. */
  const tellAfter = (days: number) => {
    clock.advance(days * DAY)
    return tell()
  }

  test('new work is told once, a week after the last mail, and nothing when nothing is new', async () => {
    clock.advance(DAY)
    await paint('Dunes')
    expect(await tellAfter(5)).toEqual([])
    const [mail, ...others] = await tellAfter(1)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: `${fan}@example.test`, subject: `New work by ${name}` })
    expect(mail?.text).toContain(`Dunes: https://shop.test/images/${idOf('Dunes')}`)
    expect(mail?.unsubscribe).toMatch(/^https:\/\/shop\.test\/unsubscribe\/[\w-]{32}$/)
    expect(mail?.text).toContain(mail?.unsubscribe)
    await paint('Reeds')
    expect(await tellAfter(6.9)).toEqual([])
    expect((await tellAfter(0.1))[0]?.text).toContain('Reeds')
    for (const _ of [1, 2]) expect(await tellAfter(7)).toEqual([])
  })

  test('new is what is shown for the first time since: not what was there, went and came back', async () => {
    await paint('Before')
    const other = await createPage(database, `Ben ${count}`)
    clock.advance(DAY)
    await paint('Before They Were Followed', { artist: `Ben ${count}` })
    clock.advance(DAY)
    await follow(other.id)
    await paint('Draft', { published: false })
    await paint('Taken Down')
    await paint('Back Again')
    await publish('Before', false)
    clock.advance(DAY)
    await publish('Taken Down', false)
    await publish('Back Again', false)
    await publish('Before', true)
    await publish('Draft', true)
    const [mail] = await tellAfter(4)
    expect(mail?.text.match(/images\/\S+/g)).toEqual([`images/${idOf('Draft')}`])
    // It was not there when its week was told of, and is not new by the time it is back.
    await publish('Back Again', true)
    await publish('Draft', false)
    clock.advance(DAY)
    await publish('Draft', true)
    expect(await tellAfter(7)).toEqual([])
  })

  test('one mail has all artists, the newest first, and of many works some with the way to the others', async () => {
    const ben = await createPage(database, `Ben Moor ${count}`)
    await follow(ben.id)
    for (const at of [1, 2, 3, 4, 5, 6]) {
      clock.advance(60_000)
      await paint(`Work ${at}`)
    }
    clock.advance(60_000)
    await paint('', { id: `untitled-${count}`, artist: `Ben Moor ${count}` })
    const mails = await tellAfter(7)
    expect(mails.map(({ subject }) => subject)).toEqual([`New work by Ben Moor ${count} and ${name}`])
    const text = mails[0]?.text ?? ''
    expect(text).toContain(`Untitled: https://shop.test/images/untitled-${count}`)
    expect(text.match(/Work \d/g)).toEqual(['Work 6', 'Work 5', 'Work 4', 'Work 3'])
    expect(text).toContain(`2 more: https://shop.test/artists/${artist.id}`)
    expect(text.indexOf('Untitled')).toBeLessThan(text.indexOf('Work 6'))
  })

  test('who does not follow any more, whose artist has no page, and who has ended the mail hear nothing', async () => {
    await paint('Dunes')
    clock.advance(DAY)
    await paint('Reeds')
    await run((tx) => unfollowArtist(tx, { user: fan, artist: artist.id }))
    expect(await tellAfter(7)).toEqual([])

    await follow()
    clock.advance(DAY)
    await paint('Hills')
    await database.query('update content.artists set active = false where id = $1', [artist.id])
    expect(await tellAfter(7)).toEqual([])
    await database.query('update content.artists set active = true where id = $1', [artist.id])

    clock.advance(DAY)
    await paint('Fields')
    await run((tx) => setWantsMail(tx, fan, false, clock()))
    expect(await tellAfter(21)).toEqual([])
    clock.advance(-DAY)
    await paint('Lakes')
    clock.advance(DAY)
    // Whoever turns it on again hears of the last week, and not of the month.
    await run((tx) => setWantsMail(tx, fan, true, clock()))
    expect((await tell())[0]?.text.match(/images\/\S+/g)).toEqual([`images/${idOf('Lakes')}`])
  })

  test('mail goes where the account has its address now; an account that is gone is forgotten', async () => {
    await paint('Dunes')
    clock.advance(7 * DAY + 1)
    await paint('Reeds')
    clock.advance(7 * DAY)
    const moved = await tell(createStep({ addressOf: async () => 'new@example.test' }))
    expect(moved.map(({ to }) => to)).toEqual(['new@example.test'])
    await paint('Hills')
    clock.advance(7 * DAY)
    expect(await tell(createStep({ addressOf: async () => null }))).toEqual([])
    for (const table of ['follows', 'followers', 'unsubscribe_links'])
      expect(await database.query(`select 1 from content.${table} where user_uuid = $1`, [fan])).toEqual([])
  })

  test('two processes at once mail once', async () => {
    clock.advance(DAY)
    await paint('Dunes')
    clock.advance(7 * DAY)
    // Both have read that it is due before either claims it.
    const both = Promise.withResolvers<void>()
    let asking = 0
    const together = createStep({
      addressOf: (uuid) => {
        asking += 1
        if (asking === 2) both.resolve()
        return both.promise.then(() => addressOf(uuid))
      },
    })
    await Promise.all([together(), together()])
    expect(await tell()).toHaveLength(1)
  })

  test('a process that is killed before or after it has claimed mails once, when it is back', async () => {
    clock.advance(DAY)
    await paint('Dunes')
    clock.advance(7 * DAY)
    const killed = new Error('killed')
    let isDead = false
    /** Nothing more reaches the store once the process is dead, and what was not committed is undone. */
    const dying: Database = {
      ...database,
      query: (...asked) => (isDead ? Promise.reject(killed) : database.query(...asked)),
    }
    const write = async () => {
      isDead = true
      throw killed
    }
    await expect(createStep({ database: dying, mailer: { ...mailer, write } })()).rejects.toThrow('killed')
    expect(await database.query('select 1 from content.mail')).toEqual([])

    const send = () => {
      throw killed
    }
    isDead = false
    const afterwards = createStep({ database: dying, mailer: { ...mailer, send } })
    await expect(afterwards()).rejects.toThrow('killed')
    expect(await tell()).toHaveLength(1)
    expect(await tell()).toEqual([])
  })

  test('whoever it fails for is tried an hour later, and keeps none of the others', async () => {
    clock.advance(1000)
    const unlucky = fan
    fan = randomUUID()
    await follow()
    clock.advance(DAY)
    await paint('Dunes')
    clock.advance(7 * DAY)
    const step = createStep({
      addressOf: async (uuid) => {
        if (uuid === unlucky) throw new Error('The account service did not answer.')
        return addressOf(uuid)
      },
    })
    await expect(step()).rejects.toThrow('did not answer')
    expect((await tell(step)).map(({ to }) => to)).toEqual([`${fan}@example.test`])
    clock.advance(3_600_000)
    expect((await tell()).map(({ to }) => to)).toEqual([`${unlucky}@example.test`])
  })
})
