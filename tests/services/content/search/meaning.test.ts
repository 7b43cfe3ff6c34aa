import { beforeAll, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

onEachStore((openStore) => {
  let content: ContentService

  beforeAll(async () => {
    content = await serveContent(openStore)
    await content.hold(
      ...['flower', 'sunset', 'mountain', 'beach', 'city', 'forest'].map((title) =>
        createRecord({ id: title, title }),
      ),
      createRecord({ id: 'running', title: 'Dogs running', keywords: ['Cafés', 'self-portraits', '1923'] }),
      createRecord({ id: 'james', artist: 'James Ensor', localId: 'ENS-7' }),
    )
  })

  test.each([
    ['flowers', ['flower']],
    ['sunsets', ['sunset']],
    ['mountains', ['mountain']],
    ['beaches', ['beach']],
    ['cities', ['city']],
    ['forests', ['forest']],
    ['dog run', ['running']],
    ['cafe', ['running']],
    ['CAFÉ', ['running']],
    ['self-portraits', ['running']],
    ['1923', ['running']],
    ['james ensor', ['james']],
    ['"James Ensor"', ['james']],
    ['ens-7', ['james']],
    ['flowers | cities', ['city', 'flower']],
  ])('%s finds its other forms', async (query, ids) => {
    expect(await content.ids(query)).toEqual(ids)
  })

  test.each(['"flowers"', '"dog"', '"cafe"', '"self-portrait"'])(
    '%s is searched only in this form',
    async (query) => {
      expect(await content.ids(query)).toEqual([])
    },
  )

  test('an excluded word excludes all its forms, and one in quotes only its own form', async () => {
    expect(await content.ids('flower | city -cities')).toEqual(['flower'])
    expect(await content.ids('flower | city -"cities"')).toEqual(['city', 'flower'])
  })

  describe('best match', () => {
    test('ranks the exact word before its other forms, wherever they stand and however popular they are', async () => {
      await content.hold(
        createRecord({ id: 'form-in-title', title: 'A lighthouse', popularity: 50 }),
        createRecord({ id: 'word-in-caption', caption: 'With lighthouses, far away' }),
        createRecord({ id: 'form-in-caption', caption: 'Near the lighthouse', popularity: 20 }),
      )
      expect(await content.ids('lighthouses', { sort: 'best_match' })).toEqual([
        'word-in-caption',
        'form-in-title',
        'form-in-caption',
      ])
    })

    test('excludes all forms of an excluded word', async () => {
      expect(await content.ids('flower | city -cities', { sort: 'best_match' })).toEqual(['flower'])
    })

    test('ranks the exact word first even when more other forms are popular than can be ranked', async () => {
      const many = Array.from({ length: 450 }, (_, at) =>
        createRecord({ id: `heron-${at}`, title: 'heron by the lake', popularity: 9 }),
      )
      await content.hold(createRecord({ id: 'herons', caption: 'two herons' }), ...many)
      expect((await content.ids('herons', { sort: 'best_match' }))[0]).toBe('herons')
    })
  })
})
