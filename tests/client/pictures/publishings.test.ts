import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PROCESSES } from '#client/actors/processes.ts'
import { selectIsOn, selectIsPending } from '#machines/toggle/selectors.ts'
import {
  type Answer,
  answerDone,
  answerRefused,
  openStandInGraph,
} from '#tests/support/client/stand-in-graph.ts'
import { openTestVisit } from '#tests/support/client/visits.ts'

const subject = { imageId: 'fern', source: 'GAA' }
const held = (published: boolean) => ({ __typename: 'Image', id: 'fern', published })

const closing: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** Opens one image before staff, in a shop that may refuse their wishes. */
const openPanel = async () => {
  let isDown = false
  let published = true
  const graph = await openStandInGraph(({ operation, variables: { input } }): Answer => {
    if (operation === 'ImagePublished') return { data: { __typename: 'Query', image: held(published) } }
    if (operation !== 'SetImagePublished') return answerDone({})
    if (isDown) return answerRefused('UPSTREAM_UNAVAILABLE')
    published = (input as { published: boolean }).published
    return answerDone({
      setImagePublished: { __typename: 'ImagePayload', image: held(published), userErrors: [] },
    })
  })
  const { actors, processes, leave } = await openTestVisit(graph.uri)
  closing.push(graph.close, leave)
  const { alerts } = actors
  const publishings = processes.subjectsOf(PROCESSES.publishing)
  return {
    publishings,
    alerts,
    isPublished: () => published,
    shown: () => alerts.getSnapshot().context.alerts,
    break: () => {
      isDown = true
    },
    settled: () =>
      vi.waitFor(() => expect(selectIsPending(publishings.seatOf(subject).ref.getSnapshot())).toBe(false)),
  }
}

const wish = (on: boolean) => panel.publishings.tell(subject, (ref) => ref.send({ type: 'wish.made', on }))

let panel: Awaited<ReturnType<typeof openPanel>>
beforeEach(async () => {
  panel = await openPanel()
})

test('unpublishing an image offers Undo, which works from any page, as it is data alone', async () => {
  wish(false)
  await vi.waitFor(() => expect(panel.shown()).toMatchObject([{ text: 'Untitled unpublished.' }]))
  expect(panel.isPublished()).toBe(false)
  const [alert] = panel.shown()
  expect(alert?.action).toEqual({ kind: 'publishing.undo', label: 'Undo', subject })
  panel.alerts.send({ type: 'alert.acted', id: alert?.id ?? '' })
  await vi.waitFor(() => expect(panel.isPublished()).toBe(true))
})

test('publishing again ends the offer to undo', async () => {
  wish(false)
  await vi.waitFor(() => expect(panel.shown()).toHaveLength(1))
  wish(true)
  await vi.waitFor(() => expect(panel.shown()).toEqual([]))
})

// Spec 8.1
test('a failed change says why in an alert, and the image is shown as it is', async () => {
  panel.break()
  const { ref, show } = panel.publishings.seatOf(subject)
  const hide = show()
  ref.send({ type: 'wish.made', on: false })
  expect(selectIsOn(true)(ref.getSnapshot())).toBe(false)
  await vi.waitFor(() =>
    expect(panel.shown()).toMatchObject([
      {
        status: 'danger',
        text: 'UPSTREAM_UNAVAILABLE Please try again. Contact customer support if this persists.',
      },
    ]),
  )
  expect(selectIsOn(true)(ref.getSnapshot())).toBe(true)
  hide()
})

test('an image that comes back on the screen finds its change still under way', async () => {
  const { ref, show } = panel.publishings.seatOf(subject)
  const hide = show()
  ref.send({ type: 'wish.made', on: false })
  hide()
  expect(panel.publishings.seatOf(subject).ref).toBe(ref)
  await vi.waitFor(() => expect(panel.isPublished()).toBe(false))
  await panel.settled()
  expect(panel.publishings.seatOf(subject).ref).not.toBe(ref)
})
