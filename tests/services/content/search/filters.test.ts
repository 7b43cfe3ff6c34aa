import { beforeAll, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type ContentService, createRecord, serveContent } from '../catalogue.ts'

onEachStore((openStore) => {
  let content: ContentService

  beforeAll(async () => {
    content = await serveContent(openStore)
    await content.hold(createRecord({ id: 'f-1', type: 'fine art' }))
  })

  test('a search for an image by its id is still filtered', async () => {
    expect(await content.ids('f-1', { filters: '{"type":["fine art"]}' })).toEqual(['f-1'])
    expect(await content.ids('f-1', { filters: '{"type":["photography"]}' })).toEqual([])
  })

  // Spec 6.5
  test('favorites need somebody who is signed in', async () => {
    expect(await content.search({ filters: '{"favorites":true}' })).toMatchObject({ status: 401 })
    const { status, body } = await content.search({ filters: '{"favorites":true}' }, await content.signIn())
    expect({ status, total: body.total }).toEqual({ status: 200, total: 0 })
  })

  test.each([
    ['{', { filters: ['Value must be valid JSON.'] }],
    ['{"color":["mauve"]}', { 'filters.color.0': ['"mauve" is not a valid choice.'] }],
    ['{"price":[5]}', { 'filters.price.0': expect.any(Array) }],
    ['{"collection":["mine"]}', { 'filters.collection.0': ['A valid integer is required.'] }],
    ['{"weather":["rain"]}', { filters: expect.any(Array) }],
    ['{"type":"fine art"}', { 'filters.type': expect.any(Array) }],
    [`{"artist":${JSON.stringify(Array(51).fill('A'))}}`, { 'filters.artist': expect.any(Array) }],
  ])('%s is refused at its field', async (text, errors) => {
    expect(await content.search({ filters: text })).toMatchObject({ status: 400, body: errors })
  })
})
