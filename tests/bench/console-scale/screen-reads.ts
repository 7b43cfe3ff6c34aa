import type { ActivityPeopleQuery, ActivityQuery, WaitingKind } from '#client/apollo/generated/graphql.ts'
import { WORDS } from '../search-scale/catalogue.ts'
import { MOST_EDITED, MOST_EDITS } from './fill-history.ts'
import type { Ask, Read } from './read.ts'

type Variables = (n: number) => object

/** Lists what the console's screens ask for beside lists. */
export async function screenReads(ask: Ask, size: number): Promise<Read[]> {
  const { activityPeople } = await ask<ActivityPeopleQuery>('ActivityPeople', {})
  const read = (of: string, kind: string, what: string, operation: string, variables: Variables): Read => ({
    of,
    kind,
    what,
    ask: (asking, n) => asking(operation, variables(n)),
  })
  const imageOf = (n: number) => `made-${(n * 7919 * 5) % size}`
  const one = { resource: 'image', id: MOST_EDITED }
  const past = (n: number) => new Date(Date.UTC(2023, 0, 2) + n * 8 * 86_400_000).toISOString()
  const day = (n: number) => past(n).slice(0, 10)
  return [
    read('history', 'one of 5,000 edits', 'latest', 'RecordHistory', () => ({
      ...one,
      limit: 50,
      offset: 0,
    })),
    read('history', 'one of 5,000 edits', 'first', 'RecordHistory', () => ({
      ...one,
      limit: 50,
      offset: MOST_EDITS - 60,
    })),
    read('history', 'of any', '', 'RecordHistory', (n) => ({
      resource: 'image',
      id: imageOf(n),
      limit: 50,
      offset: 0,
    })),
    read('record', 'now', '', 'RecordDetail', (n) => ({ resource: 'image', id: imageOf(n) })),
    read('record', 'as of', '', 'RecordDetail', (n) => ({ resource: 'image', id: imageOf(n), at: past(n) })),
    read('record', 'as of', '5,000 edits', 'RecordDetail', (n) => ({ ...one, at: past(n) })),
    read('record', 'form', '', 'RecordForm', (n) => ({ resource: 'image', id: imageOf(n) })),
    read('record', 'notes', '', 'RecordNotes', (n) => ({
      resource: 'image',
      id: `made-${1_000 * (n % 90)}`,
    })),
    read('activity', 'all', '', 'Activity', () => ({})),
    read('activity', 'of a person', '', 'Activity', (n) => ({
      person: activityPeople[n % activityPeople.length]?.uuid,
    })),
    ...['image', 'artist', 'collections'].map((resource) =>
      read('activity', 'of a type', resource, 'Activity', () => ({ resource })),
    ),
    read('activity', 'of a day', '', 'Activity', (n) => ({ day: day(n) })),
    read('activity', 'of a person, a type and a day', '', 'Activity', (n) => ({
      person: activityPeople[n % activityPeople.length]?.uuid,
      resource: 'image',
      day: day(n),
    })),
    furtherActivity(),
    ...KINDS.map((kind) => read('home', 'waiting', kind, 'DeskWaiting', () => ({ kind }))),
    read('home', 'mentions', '', 'Mentions', () => ({})),
    read('home', 'sales', '', 'DeskSales', () => ({})),
    read('home', 'fruitless searches', '', 'DeskFruitlessSearches', () => ({})),
    read('applications', 'queue', '', 'WaitingApplications', () => ({})),
    ...['image', 'artist', 'artist-profile', 'collections'].map((resource) =>
      read('palette', 'by name', resource, 'PaletteRecords', (n) => ({ resource, search: WORDS[n % 300] })),
    ),
    read('palette', 'by id', 'image', 'PaletteRecords', (n) => ({ resource: 'image', search: imageOf(n) })),
    read('form', 'lookup', 'artist', 'RecordLookup', (n) => ({ resource: 'artist', search: WORDS[n % 300] })),
    read('form', 'lookup', 'artist, nothing typed', 'RecordLookup', () => ({
      resource: 'artist',
      search: '',
    })),
    ...['', 'title'].map((what) =>
      read('selection', '100 chosen', what, 'RecordStrays', (n) => ({
        resource: 'image',
        ids: Array.from({ length: 100 }, (_, at) => imageOf(100 * n + at)),
        search: what && WORDS[n % 20],
        filters: [{ name: 'published', value: 'true' }],
      })),
    ),
    read('batches', 'latest', '', 'Batches', () => ({})),
    read('batches', 'one', '', 'BatchNow', (n) => ({ id: `${1 + (n % 20)}` })),
    read('batches', 'items', '', 'BatchItems', (n) => ({
      id: `${1 + (n % 20)}`,
      outcome: 'CHANGED',
      after: 100,
    })),
  ]
}

const KINDS: readonly WaitingKind[] = [
  'MESSAGES',
  'APPLICATIONS',
  'BATCHES',
  'MENTIONS',
  'RETURNS',
  'REPORTS',
  'PAYMENTS',
  'PAYOUTS',
]

/** Goes on by key, each time from where the last page ended. */
function furtherActivity(): Read {
  let after: string | null = null
  return {
    of: 'activity',
    kind: 'next',
    what: '',
    async ask(asking) {
      const { activity } = await asking<ActivityQuery>('Activity', { after })
      after = activity.next ?? null
    },
  }
}
