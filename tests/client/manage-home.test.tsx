import { beforeAll, describe, expect, test } from 'vitest'
import {
  DeskFruitlessSearchesDocument,
  DeskSalesDocument,
  DeskWaitingDocument,
  MentionsDocument,
} from '#client/apollo/generated/graphql.ts'
import { dayInWords } from '#client/features/manage/home/days.ts'
import { HomeScreen } from '#client/features/manage/home/home-screen.tsx'
import { KINDS } from '#client/features/manage/home/kinds.ts'
import { roundUp } from '#client/features/manage/home/scale.ts'
import { linksOf, render, wordsOf } from '#tests/support/client/render.tsx'
import { answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'

const DAY = 86_400_000

describe('the staff’s home', () => {
  let visit: Awaited<ReturnType<typeof openTestVisit>>
  beforeAll(async () => {
    const graph = await openStandInGraph(() => answerRefused('UPSTREAM_UNAVAILABLE'))
    visit = await openTestVisit(graph.uri)
    afterFile(async () => {
      visit.leave()
      await graph.close()
    })
  })

  const waits = (kind: (typeof KINDS)[number]['kind'], count: number, isPartial = false) =>
    visit.apollo.writeQuery({
      query: DeskWaitingDocument,
      variables: { kind },
      data: {
        __typename: 'Query',
        deskWaiting: {
          __typename: 'Waiting',
          count,
          isPartial,
          oldestAt: count === 0 ? null : new Date(Date.now() - 12 * DAY - 1_000).toISOString(),
        },
      },
    })
  const shown = () => render(<HomeScreen />, visit)

  test('says of every part that it loads, and leads to where each kind is dealt with', () => {
    const loading = [...shown().matchAll(/role="progressbar" aria-label="([^"]*)"/g)].map(([, name]) => name)
    expect(loading).toEqual([
      ...KINDS.map(({ label }) => `Loading ${label.toLowerCase()}`),
      'Loading mentions',
      'Loading sales',
      'Loading searches without results',
    ])
    expect(linksOf(shown())).toEqual({
      'Artist applications': '/manage/artist-profile?f.application_stage=submitted&ordering=submitted_at',
      Messages: '/manage/messages',
      'Artists’ messages': '/manage/messages?artists=1',
      Returns: '/manage/returns',
      'Uploads to approve': '/manage/upload?f.approved=false&f.refused=false',
      'Art changes to decide': '/manage/art-change?f.decision=waiting',
      'Possible duplicates': '/manage/upload/new',
      'Royalties to pay': '/manage/payment-due',
      'Payouts in progress': '/manage/payout-run',
      'Running batches': '/manage/batches',
      'Unread mentions': '/manage#mentions',
      'Problem reports': '/manage/reports',
    })
  })

  test('says how much of a kind waits, the age of the oldest in days however old, and that nothing does', () => {
    waits('MESSAGES', 1_234)
    waits('THREADS', 0)
    waits('RETURNS', 2)
    waits('APPLICATIONS', 0)
    waits('UPLOADS', 4)
    waits('WORDS', 0)
    waits('DUPLICATES', 0)
    waits('PAYMENTS', 5)
    waits('PAYOUTS', 0)
    waits('BATCHES', 2)
    waits('MENTIONS', 3)
    waits('REPORTS', 10_000, true)
    const [messages, threads, returns, applications, uploads, words, ...others] = wordsOf(shown(), 'li')
    const [duplicates, payments, payouts, batches, mentions, reports] = others
    expect(messages).toBe('Messages1,234Oldest 12 days ago')
    expect(threads).toBe('Artists’ messagesEvery artist has an answer.')
    expect(returns).toBe('Returns2Oldest 12 days ago')
    expect(applications).toBe('Artist applicationsNo applications are waiting.')
    expect(uploads).toBe('Uploads to approve4Oldest 12 days ago')
    expect(words).toBe('Art changes to decideNo changes are waiting.')
    expect(duplicates).toBe('Possible duplicatesNone of your files looks like another picture.')
    expect(payments).toBe('Royalties to pay5Oldest 12 days ago')
    expect(payouts).toBe('Payouts in progressNo payouts are in progress.')
    expect(batches).toBe('Running batches2Oldest 12 days ago')
    expect(mentions).toBe('Unread mentions3Oldest 12 days ago')
    expect(reports).toBe('Problem reports10,000+Last 7 daysOldest 12 days ago')
  })

  test('lists the notes that mention whoever is here, each with the way to its record', () => {
    const mention = (id: string, record: string, label: string | null) => ({
      __typename: 'NoteMention' as const,
      id,
      text: 'Too dark, @ada?',
      author: 'ben@aquatint.test',
      at: new Date(Date.now() - 2 * DAY).toISOString(),
      resource: 'artist',
      record,
      label,
    })
    const mentioned = (...noteMentions: ReturnType<typeof mention>[]) =>
      visit.apollo.writeQuery({
        query: MentionsDocument,
        data: { __typename: 'Query', noteMentions },
      })
    mentioned()
    expect(shown()).toContain('No unread mentions.')
    mentioned(mention('2', '7', 'Ada Vale'), mention('1', '8', null))
    const page = shown()
    expect(wordsOf(page, 'li').slice(-2)).toEqual([
      'ben@aquatint.test on artist Ada Vale2 days agoToo dark, @ada?Mark as read',
      'ben@aquatint.test on artist 8, which no longer exists2 days agoToo dark, @ada?Mark as read',
    ])
    expect(linksOf(page)['Ada Vale']).toBe('/manage/artist/7')
  })

  test('sums what was sold, and shows each day as a bar and a row', () => {
    const day = (at: string, orders: number, total: number) => ({
      __typename: 'DaySales' as const,
      day: at,
      orders,
      total,
    })
    const days = [day('2026-11-18', 0, 0), day('2026-11-19', 1, 100_000), day('2026-11-20', 1_234, 25_050)]
    visit.apollo.writeQuery({ query: DeskSalesDocument, data: { __typename: 'Query', deskSales: days } })
    const page = shown()
    expect(wordsOf(page, 'dd')).toEqual(['$1,250.50', '1,235'])
    expect(wordsOf(page, 'tr')).toEqual([
      'Day (UTC)OrdersTotal',
      'Nov 201,234$250.50',
      'Nov 191$1,000.00',
      'Nov 180$0.00',
    ])
    expect(page).toContain('aria-valuetext="Nov 20: 1,234 orders, $250.50"')
    expect(page).toContain('>$1,000</p>')
    expect([...page.matchAll(/<rect [^>]*height="([^"]*)"/g)].map(([, height]) => Number(height))).toEqual([
      0, 1, 0.2505,
    ])
    expect(linksOf(page)['All orders']).toBe('/orders?all=1')
  })

  test('lists what visitors did not find, each leading to the same search', () => {
    visit.apollo.writeQuery({
      query: DeskFruitlessSearchesDocument,
      data: {
        __typename: 'Query',
        deskFruitlessSearches: {
          __typename: 'FruitlessSearches',
          days: [{ __typename: 'DaySearches', day: '2026-11-20', count: 3 }],
          words: [
            { __typename: 'FruitlessWords', words: 'zebra | "blue gnu"', count: 2 },
            { __typename: 'FruitlessWords', words: 'emu', count: 1 },
          ],
        },
      },
    })
    const page = shown()
    expect(wordsOf(page, 'li').slice(-2)).toEqual(['zebra | "blue gnu"2 times', 'emu1 time'])
    expect(linksOf(page)['zebra | "blue gnu"']).toBe('/search?q=zebra+%7C+%22blue+gnu%22')
    expect(page).toContain('aria-valuetext="Nov 20: 3 searches"')
  })

  test('says that nothing was ordered, and that every search found something', () => {
    visit.apollo.writeQuery({ query: DeskSalesDocument, data: { __typename: 'Query', deskSales: [] } })
    visit.apollo.writeQuery({
      query: DeskFruitlessSearchesDocument,
      data: {
        __typename: 'Query',
        deskFruitlessSearches: { __typename: 'FruitlessSearches', days: [], words: [] },
      },
    })
    expect(shown()).toContain('No orders in the last 30 days.')
    expect(shown()).toContain('Every search found something in the last 30 days.')
  })
})

test('a day is written as it is in UTC, wherever whoever reads it is', () => {
  expect(dayInWords('2026-11-01')).toBe('Nov 1')
})

test.each([
  [0, 1],
  [1, 1],
  [7, 8],
  [11, 15],
  [100, 100],
  [125_000, 150_000],
  [999_999, 1_000_000],
])('the scale for %i ends at %i', (value, top) => {
  expect(roundUp(value)).toBe(top)
})
