import { beforeAll, expect, test } from 'vitest'
import type { ArtistHomeQuery } from '#client/apollo/generated/graphql.ts'
import { nextStepOf } from '#client/features/artist/home/next-step.ts'
import { Standing } from '#client/features/artist/home/standing.tsx'
import { SideNavigation } from '#client/ui/side-navigation.tsx'
import { linksOf, render, wordsOf } from '#tests/support/client/render.tsx'
import { answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'
import { afterFile } from '#tests/support/services/cleanup.ts'

const reason = (kind: string, who = 'artist') => ({ kind, who, text: `Because of ${kind}.` })

const EARNINGS = {
  pending: 0,
  clearsOn: null,
  cleared: 0,
  inTransit: 0,
  year: 2026,
  paid: 0,
  nextDay: null,
  reasons: [] as ReturnType<typeof reason>[],
  returned: null,
}

interface Stands {
  earnings?: Partial<typeof EARNINGS>
  states?: object
  unread?: number
}

/** An artist of whom nothing but that is known. */
const home = ({ earnings = {}, states = {}, unread = 0 }: Stands): ArtistHomeQuery =>
  ({
    earnings: { ...EARNINGS, ...earnings },
    ownWorks: { states: { waiting: 0, published: 0, refused: 0, withdrawn: 0, ...states } },
    ownArtistThread: { id: '3', unread },
    earningsSales: { count: 0, data: [] },
  }) as unknown as ArtistHomeQuery

// Issue 16, line 15
test('the most urgent of all that an artist can do comes first, and waiting for others is nothing to do', () => {
  const steps = [
    { earnings: { reasons: [reason('account-invalid')] }, says: 'Correct the account' },
    { unread: 2, says: 'Read' },
    { earnings: { reasons: [reason('no-tax-form')] }, says: 'Fill in a tax form' },
    { states: { refused: 1 }, says: 'Read why' },
  ]
  for (let first = 0; first < steps.length; first++) {
    const rest = steps.slice(first)
    const all = home({
      earnings: { reasons: rest.flatMap(({ earnings }) => earnings?.reasons ?? []).toReversed() },
      states: Object.assign({}, ...rest.map(({ states }) => states)),
      unread: rest.find(({ unread }) => unread)?.unread ?? 0,
    })
    expect(nextStepOf(all)?.label).toBe(steps[first]?.says)
  }
  expect(
    nextStepOf(home({ states: { published: 2 }, earnings: { reasons: [reason('clearing', 'time')] } })),
  ).toBe(null)
})

test('what money waits for is urgent, and what none waits for yet is not', () => {
  const reasons = [reason('no-tax-form')]
  expect(nextStepOf(home({ earnings: { reasons, cleared: 1 } }))?.isUrgent).toBe(true)
  expect(nextStepOf(home({ earnings: { reasons } }))?.isUrgent).toBe(false)
})

let visit: Awaited<ReturnType<typeof openTestVisit>>
beforeAll(async () => {
  const graph = await openStandInGraph(() => answerRefused('UPSTREAM_UNAVAILABLE'))
  visit = await openTestVisit(graph.uri)
  afterFile(async () => {
    visit.leave()
    await graph.close()
  })
})
const show = (stands: Stands) => render(<Standing data={home(stands)} />, visit)

test('a new artist is led to their first picture, without a row of zeros', () => {
  const shown = show({})
  expect(wordsOf(shown, 'h2')).toEqual(['Show your first picture'])
  expect(linksOf(shown)).toEqual({ 'Upload art ': '/artist/upload' })
  expect(shown).not.toContain('$0.00')
})

test('an artist with one picture waiting and no sale reads what comes first, in place of sums of nothing', () => {
  const waiting = show({ states: { waiting: 1 } })
  expect(waiting).not.toContain('$0.00')
  expect(wordsOf(waiting, 'h2')).toEqual(['No earnings yet'])
  expect(waiting).toContain('We’re reviewing your picture. Once approved, it goes on sale')
  expect(linksOf(waiting)).toMatchObject({ 'Art waiting for review1': '/artist/art/all?state=waiting' })
  expect(show({ states: { published: 1 } })).toContain('Your art is on sale.')
  expect(show({ states: { published: 1 }, earnings: { pending: 1_240 } })).toContain('$12.40')
})

test('unread messages are counted beside whatever else comes first', () => {
  const unread = { 'Unread messages3': '/artist/message' }
  expect(linksOf(show({ unread: 3 }))).toMatchObject(unread)
  const urgent = { earnings: { cleared: 5_000, reasons: [reason('account-invalid')] }, unread: 3 }
  expect(linksOf(show(urgent))).toMatchObject({ ...unread, 'Correct the account': '/artist/account/payment' })
})

test('a count of the navigation is read out with what is counted', () => {
  const places = [
    { to: '/artist', label: 'Home' },
    { to: '/artist/message', label: 'Messages', count: { of: 120, unit: 'unread' } },
  ]
  const shown = render(<SideNavigation name="Artist portal" home="/artist" places={places} />, visit)
  expect(linksOf(shown)).toEqual({ Home: '/artist', 'Messages 99+ unread': '/artist/message' })
})
