import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { readAudit } from '#tests/support/services/audit.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { createRecord } from '../catalogue.ts'
import { type ArtistsService, serveArtists } from './artists.ts'

onEachStore((openStore) => {
  let service: ArtistsService
  beforeAll(async () => {
    service = await serveArtists(openStore)
  })
  const artistNamed = async (search: string) => {
    const { results } = await service.list({ search })
    const [first] = results
    if (!first) throw new Error(`There is no ${search}.`)
    return first
  }

  test('an artist’s new name is that of their images, in searches at once, and on plates', async () => {
    const [a, b, c] = ['a', 'b', 'c'].map((letter) => `${letter}-${randomUUID()}`) as [string, string, string]
    await service.content.hold(
      createRecord({ id: a, artist: 'Zoë Abel', title: 'Lake' }),
      createRecord({ id: b, artist: 'ZOE  ABEL', title: 'Hill', artwork: { kind: 'file', path: 'b.jpg' } }),
      createRecord({ id: c, artist: 'Zoë Abelard' }),
    )
    const { id, version } = await artistNamed('zoe abel')
    const before = await service.content.image(a)
    expect(await service.save(id, { version, name: 'Zoë Vale' })).toMatchObject({ name: 'Zoë Vale' })

    expect(await service.content.ids('"zoe abel"')).toEqual([])
    expect((await service.content.ids('"zoe vale"')).toSorted()).toEqual([a, b])
    expect(await service.content.ids('"zoe abelard"')).toEqual([c])
    const renamed = await service.content.image(a)
    expect(renamed).toMatchObject({ artist: 'Zoë Vale' })
    expect(renamed.thumb).not.toBe(before.thumb)
    const filtered = { query: '', filters: JSON.stringify({ artist: ['Zoë Vale'] }) }
    expect((await service.content.search(filtered)).body.total).toBe(2)
    expect((await service.list({ search: 'zoe abel' })).results.map(({ name }) => name)).toEqual([
      'Zoë Abelard',
    ])
    expect(await readAudit(service.content.database, 'content', `image-${b}`)).toMatchObject([
      { type: 'image.imported' },
      { type: 'image.renamed_artist', data: { from: 'ZOE  ABEL', to: 'Zoë Vale' } },
    ])

    expect((await service.send('POST', `${id}/revert/`, { version: 2 })).status).toBe(200)
    expect((await service.content.ids('"zoe abel"')).toSorted()).toEqual([a, b])
  })

  test('an artist of more than 1,000 images keeps the name, and every other field can be edited', {
    timeout: 60_000,
  }, async () => {
    const images = Array.from({ length: 1_001 }, (_, at) =>
      createRecord({ id: `many-${at}`, artist: 'Ola Many' }),
    )
    await service.content.hold(...images)
    const { id } = await artistNamed('ola many')
    expect(await service.send('PUT', `${id}/`, { version: 0, name: 'Ola Few', active: false })).toMatchObject(
      {
        status: 400,
        body: { name: ['An artist of more than 1,000 images cannot be renamed.'] },
      },
    )
    expect(await service.read(id)).toMatchObject({ name: 'Ola Many', active: true, version: 0 })
    expect(await service.save(id, { version: 0, active: false })).toMatchObject({ active: false })
    await service.content.database.query(`delete from content.images where id = 'many-0'`)
    expect(await service.save(id, { version: 2, name: 'Ola Few' })).toMatchObject({ name: 'Ola Few' })
    expect((await service.content.search({ query: '"ola few"' })).body.total).toBe(1_000)
  })

  test('images that come under the old name while it changes are its artist’s, or a new one’s', async () => {
    const name = `Ida ${randomUUID().slice(0, 8)}`
    await service.content.hold(createRecord({ id: randomUUID(), artist: name }))
    const { id } = await artistNamed(name)
    const late = randomUUID()
    await Promise.all([
      service.save(id, { version: 0, name: `${name} Vale` }),
      service.content.hold(createRecord({ id: late, artist: name })),
    ])
    const { artist } = await service.content.image(late)
    expect((await artistNamed(artist)).name).toBe(artist)
  })
})
