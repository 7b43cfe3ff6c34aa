import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { STOCK_PUBLICATION } from '#machines/lifecycles/stock.ts'
import { publishDue } from '#services/content/images/publish-due.ts'
import type { Database, Queryable } from '#services/shared/database/driver.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { BEN, type ImageRecords, serveImageRecords } from './records.ts'

const SECOND = 1_000
const NO_SIZE = 'This image cannot be published: it has no size to sell.'

onEachStore((openStore) => {
  let service: ImageRecords
  let id: string
  beforeAll(async () => {
    service = await serveImageRecords(openStore)
  })
  beforeEach(async () => {
    id = await service.hold({ published: false, title: 'Heron' })
  })
  const inSeconds = (seconds: number) =>
    new Date(service.content.clock().getTime() + seconds * SECOND).toISOString()
  const plan = (body: object, of = id) => service.save(of, body, service.ben)
  /** Does all that is due, as a service does that has just started. */
  const doDue = ({ isStaff = true, refuse = '' } = {}) => {
    const { database, clock } = service.content
    const failing: Database = {
      ...database,
      transaction: (work) => database.transaction((tx) => work(failFor(tx, refuse))),
    }
    return publishDue({ database: failing, clock, isStaff: async () => isStaff, log: { warn() {} } })
  }
  /** Fails where this image is locked. */
  const failFor = (tx: Queryable, image: string): Queryable => ({
    ...tx,
    query: (text, values) =>
      image !== '' && values?.includes(image)
        ? Promise.reject(new Error('The store fails.'))
        : tx.query(text, values),
  })

  describe('the moment at which an image is to be published or unpublished', () => {
    test('is an edit, and what is done then is another, once, by whoever chose it', async () => {
      const [at, later] = [inSeconds(5), inSeconds(60)]
      expect(await plan({ publish_at: at, unpublish_at: later })).toMatchObject({ status: 200 })
      expect(await service.read(id)).toMatchObject({
        published: false,
        version: 2,
        publish_at: at,
        unpublish_at: later,
      })
      await doDue()
      expect(await service.read(id)).toMatchObject({ published: false, version: 2 })

      service.content.clock.advance(5 * SECOND)
      await Promise.all(Array.from({ length: 4 }, () => doDue()))
      expect(await service.read(id)).toMatchObject({
        published: true,
        version: 3,
        publish_at: null,
        unpublish_at: later,
      })
      expect(await service.content.ids('heron')).toContain(id)
      expect((await service.history(id)).results[0]).toMatchObject({
        by: BEN,
        at,
        changes: [
          { field: 'publish_at', from: at, to: null },
          { field: 'published', from: false, to: true },
        ],
      })
      service.content.clock.advance(55 * SECOND)
      await doDue()
      expect(await service.read(id)).toMatchObject({ published: false, version: 4, unpublish_at: null })
    })

    test('is changed and taken back like any field', async () => {
      await plan({ publish_at: inSeconds(5) })
      await plan({ publish_at: inSeconds(9) })
      expect((await service.send('POST', `${id}/revert/`, { version: 2, all: true })).status).toBe(200)
      expect(await service.read(id)).toMatchObject({ publish_at: null })
      service.content.clock.advance(10 * SECOND)
      await doDue()
      expect(await service.read(id)).toMatchObject({ published: false, version: 4 })
    })

    test('stays where an import brings the image again, and where popularity is counted', async () => {
      const at = inSeconds(5)
      await plan({ publish_at: at })
      await service.content.hold(createRecord({ id, published: false, title: 'Heron', caption: 'At dusk.' }))
      await service.content.call('PATCH', `/content/edit/${id}/`, { body: { popular: true } })
      service.content.clock.advance(5 * SECOND)
      await doDue()
      expect(await service.read(id)).toMatchObject({ published: true, caption: 'At dusk.' })
      expect((await service.history(id)).results[0]).toMatchObject({ by: BEN })
    })

    test('at which the lifecycle refuses is gone, and the reason is kept until it succeeds', async () => {
      await plan({ publish_at: inSeconds(5) })
      await service.save(id, { substrates: [] })
      service.content.clock.advance(5 * SECOND)
      await doDue()
      const refused = { published: false, publish_at: null, schedule_refusal: NO_SIZE }
      expect(await service.read(id)).toMatchObject(refused)
      await service.save(id, { substrates: ['print'] })
      await doDue()
      expect(await service.read(id)).toMatchObject(refused)
      await plan({ publish_at: inSeconds(5) })
      service.content.clock.advance(5 * SECOND)
      await doDue()
      expect(await service.read(id)).toMatchObject({ published: true, schedule_refusal: '' })
    })

    test('that both have come while no service ran leaves it as the later says', async () => {
      await plan({ publish_at: inSeconds(9), unpublish_at: inSeconds(5) })
      service.content.clock.advance(20 * SECOND)
      await doDue()
      expect(await service.read(id)).toMatchObject({ published: true, publish_at: null, unpublish_at: null })
    })

    test('is none any more for somebody who is not staff by then, and says so', async () => {
      await plan({ publish_at: inSeconds(5) })
      service.content.clock.advance(5 * SECOND)
      await doDue({ isStaff: false })
      expect(await service.read(id)).toMatchObject({
        published: false,
        publish_at: null,
        schedule_refusal: 'Whoever chose this time is not staff any more.',
      })
    })

    test('comes for others though one of them fails, which is tried again', async () => {
      const other = await service.hold({ published: false, title: 'Egret' })
      await plan({ publish_at: inSeconds(4) })
      await plan({ publish_at: inSeconds(5) }, other)
      service.content.clock.advance(5 * SECOND)
      await doDue({ refuse: id })
      expect(await service.read(id)).toMatchObject({ published: false })
      expect(await service.read(other)).toMatchObject({ published: true })
      await doDue()
      expect(await service.read(id)).toMatchObject({ published: true })
    })

    test('must be to come, and is none for a stock image', async () => {
      const past = '2020-01-01T00:00:00Z'
      expect(await plan({ publish_at: past, unpublish_at: 'soon' })).toMatchObject({
        status: 400,
        body: { unpublish_at: ['Enter a time such as 2026-11-20T12:00:00Z.'] },
      })
      expect(await plan({ publish_at: past })).toMatchObject({
        status: 400,
        body: { publish_at: ['Choose a time to come.'] },
      })
      const stock = await service.hold({ publisher: 'GET' })
      expect(await plan({ unpublish_at: inSeconds(5) }, stock)).toMatchObject({
        status: 400,
        body: { unpublish_at: [STOCK_PUBLICATION] },
      })
    })
  })
})
