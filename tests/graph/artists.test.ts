import { expect, test } from 'vitest'
import { openShop } from './support/shop.ts'

const OPTIONS = `query Artists($search: String) { artistOptions(search: $search) { id name } }`
const documents = [OPTIONS]

test('artists to choose among are the active ones, at most a thousand of them', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /api/artist/', () => ({
    body: {
      count: 1,
      next: null,
      previous: null,
      results: [{ id: 7, name: 'Zoë Abel', gaa_artist: true, active: true, created: '', royalty_code: '' }],
    },
  }))
  expect((await graph.ask(OPTIONS, {})).data).toEqual({ artistOptions: [{ id: '7', name: 'Zoë Abel' }] })
  await graph.ask(OPTIONS, { search: 'zoe abel' })
  expect(content.calls.map(({ query }) => Object.fromEntries(query))).toEqual([
    { active: 'true', limit: '1000' },
    { active: 'true', limit: '1000', search: 'zoe abel' },
  ])
})

test('words longer than any name are refused before the service is asked', async () => {
  const { graph, content } = await openShop({ documents })
  const { errors } = await graph.ask(OPTIONS, { search: 'x'.repeat(201) })
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(content.calls).toEqual([])
})
