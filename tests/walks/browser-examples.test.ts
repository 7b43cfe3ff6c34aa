import { describe, expect, test } from 'vitest'
import { refuseUserErrors } from '#client/effects/refusals.ts'
import { Refusal, readRefusal } from '#machines/refusal.ts'
import { browserWalks } from './browser/browser-walks.ts'
import { isRefusedAsData, userErrorsOf } from './browser/held-graph.ts'
import { walks } from './walks.ts'

/** Answers a refusal of the held graph as the storefront hears it. */
const heard = (refusal: Refusal) => {
  try {
    refuseUserErrors(userErrorsOf(refusal))
    return null
  } catch (error) {
    return readRefusal(error)
  }
}

/**
 * Compare refusals by name alone: each is in the machine's walk, which is compared with what the shop can
 * answer.
 */
describe.for(browserWalks.map(({ walk, ports }) => [walk.name, walk, ports] as const))(
  '%s in a browser',
  ([name, walk, ports]) => {
    const known = walks.find((one) => one.name === name)?.refusals ?? {}
    const told = Object.entries(walk.refusals).flatMap(([port, all]) => all.map((one) => ({ port, one })))

    test('is given no refusal that its walk does not know', () => {
      const unknown = told.filter(
        ({ port, one }) =>
          !known[port]?.some(
            (each) => JSON.stringify(readRefusal(each)) === JSON.stringify(readRefusal(one)),
          ),
      )
      expect(unknown.map(({ port, one }) => ({ port, ...readRefusal(one) }))).toEqual([])
    })

    test('hears each refusal as the graph would send it', () => {
      const asData = told.filter(
        (each): each is { port: string; one: Refusal } =>
          each.one instanceof Refusal && isRefusedAsData(each.one) && ports[each.port]?.refuse !== undefined,
      )
      for (const { one } of asData) expect(heard(one)).toEqual(readRefusal(one))
    })
  },
)
