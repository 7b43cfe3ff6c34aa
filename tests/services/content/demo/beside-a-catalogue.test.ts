import { expect, test } from 'vitest'
import { seedDemoCatalogue } from '#services/content/demo/seed.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord, serveContent } from '../catalogue.ts'

onEachStore((openStore) => {
  test('the demo catalogue is not added to a catalogue of the shop’s own, nor are its collections', async () => {
    const content = await serveContent(openStore)
    await content.hold(createRecord({ id: 'own' }))
    expect(await seedDemoCatalogue(content)).toBe(0)
    expect(await content.ids('')).toEqual(['own'])
    expect(await content.database.query('select id from content.collections')).toEqual([])
  })

  test('a stock image in somebody’s favorites does not prevent the demo catalogue', {
    timeout: 60_000,
  }, async () => {
    const content = await serveContent(openStore)
    await content.hold(createRecord({ id: 'getty-1', publisher: 'GET' }))
    const begun = new Error('The first works are in.')
    const seeding = seedDemoCatalogue(content, () => {
      throw begun
    })
    await expect(seeding).rejects.toBe(begun)
  })
})
