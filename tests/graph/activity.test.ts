import { expect, test } from 'vitest'
import type { ActivityEntryView } from '#services/content/activity/contract.ts'
import { openShop } from './support/shop.ts'

const ACTIVITY = `query Activity($person: ID, $resource: String, $day: String, $after: String) {
  activity(person: $person, resource: $resource, day: $day, after: $after) {
    entries {
      key at by resource
      edit { recordId label version type fields reverts }
      batch { id total action { type field } }
    }
    next
  }
}`
const PEOPLE = 'query People { activityPeople { uuid email } }'
const documents = [ACTIVITY, PEOPLE]

const one = { at: '2026-11-25T10:00:00.000Z', by: 'ana@aquatint.test', resource: 'artist' }
const results: ActivityEntryView[] = [
  {
    ...one,
    key: 'batch-7',
    edit: null,
    batch: { id: 7, action: { type: 'set', field: 'active', value: false }, total: 240 },
  },
  {
    ...one,
    key: 'edit-9',
    edit: { id: '3', label: 'Ada', version: 2, type: 'record.edited', fields: ['Name'], reverts: null },
    batch: null,
  },
]

test('staff read what was done, edits and batches, as the catalogue tells it', async () => {
  const { graph, content } = await openShop({ documents })
  content.on('GET /api/activity/', () => ({ body: { results, next: 'older' } }))
  expect((await graph.ask(ACTIVITY, { person: 'u-1', day: '2026-11-25', after: 'newer' })).data).toEqual({
    activity: {
      entries: [
        {
          ...one,
          key: 'batch-7',
          edit: null,
          batch: { id: '7', total: 240, action: { type: 'SET', field: 'active' } },
        },
        {
          ...one,
          key: 'edit-9',
          edit: { recordId: '3', label: 'Ada', version: 2, type: 'EDITED', fields: ['Name'], reverts: null },
          batch: null,
        },
      ],
      next: 'older',
    },
  })
  expect(`${content.calls.at(-1)?.query}`).toBe('person=u-1&day=2026-11-25&after=newer&limit=50')
})

test('staff read who has done something', async () => {
  const { graph, content } = await openShop({ documents })
  const people = [{ uuid: 'u-1', email: 'ana@aquatint.test' }]
  content.on('GET /api/activity/people/', () => ({ body: { results: people } }))
  expect((await graph.ask(PEOPLE, {})).data).toEqual({ activityPeople: people })
})
