import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROCESSES } from '#client/actors/processes.ts'
import type { TagSubject } from '#machines/static-tag/ports.ts'
import { answerDone, answerRefused, openStandInGraph } from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

const subject: TagSubject = { imageId: 'fern', collection: 'government' }

const closing: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** Opens one image before staff, in a shop that may refuse to put it on lists. */
const openImage = async () => {
  let isDown = false
  const lists: unknown[] = []
  const image = () => ({ __typename: 'Image', id: 'fern', staticCollections: lists })
  const graph = await openStandInGraph(({ operation, variables: { input } }) => {
    if (operation === 'ImageStaticCollections') return { data: { __typename: 'Query', image: image() } }
    if (operation !== 'TagStaticImage') return answerDone({})
    if (isDown) return answerRefused('UPSTREAM_UNAVAILABLE')
    const { collection } = input as { collection: string }
    const already = lists.includes(collection)
    if (!already) lists.push(collection)
    const payload = { __typename: 'TagStaticImagePayload', image: image(), already, userErrors: [] }
    return answerDone({ tagStaticImage: payload })
  })
  const { actors, processes, leave } = await openTestVisit(graph.uri)
  closing.push(graph.close, leave)
  const { alerts } = actors
  const staticTags = processes.subjectsOf(PROCESSES.staticTag)
  return {
    lists,
    tag: (tagged: boolean, of = subject) =>
      staticTags.tell(of, (ref) => ref.send({ type: 'tag.wished', tagged })),
    shown: () => alerts.getSnapshot().context.alerts.map(({ status, text }) => [status, text]),
    runs: () => staticTags.find(subject) !== undefined,
    break: () => {
      isDown = true
    },
    asked: () => graph.count('TagStaticImage'),
  }
}

let one: Awaited<ReturnType<typeof openImage>>
beforeEach(async () => {
  one = await openImage()
})

// Spec 4.33
test('a notice says that an image was put on a list, or that it was there already', async () => {
  one.tag(false)
  await vi.waitFor(() =>
    expect(one.shown()).toEqual([['success', 'Untitled added to the government static list.']]),
  )
  one.tag(false)
  await vi.waitFor(() =>
    expect(one.shown()).toContainEqual(['info', 'Untitled is already on the government static list.']),
  )
  expect(one.lists).toEqual(['GOVERNMENT'])
  expect(one.runs()).toBe(false)
})

test('an image that the screen shows on the list is not sent again', () => {
  one.tag(true)
  expect(one.shown()).toEqual([['info', 'Untitled is already on the government static list.']])
  expect(one.asked()).toBe(0)
})

test('no list waits for another', async () => {
  one.tag(false)
  one.tag(false, { ...subject, collection: 'commercial' })
  await vi.waitFor(() => expect(one.shown()).toHaveLength(2))
  expect([...one.lists].sort()).toEqual(['COMMERCIAL', 'GOVERNMENT'])
})

// Spec 8.1
test('a failure is said in the words of an alert', async () => {
  one.break()
  one.tag(false)
  await vi.waitFor(() =>
    expect(one.shown()).toEqual([
      ['danger', 'UPSTREAM_UNAVAILABLE Please try again. Contact customer support if this persists.'],
    ]),
  )
  expect(one.runs()).toBe(false)
})
