import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demand } from '#machines/demand.ts'
import { searchMachine } from '#machines/search/machine.ts'
import { type SearchPlace, START } from '#machines/search/place.ts'
import { isSamePlace } from '#machines/search/query.ts'
import { selectIsEmpty, selectIsPending, selectPlace } from '#machines/search/selectors.ts'
import { runHeld } from '../walker/held-actor.ts'

const acts = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ act: fc.constant('toggle'), color: fc.constantFrom('red', 'blue') }),
    },
    { weight: 2, arbitrary: fc.record({ act: fc.constant('type'), color: fc.constantFrom('sea', 'dunes') }) },
    {
      weight: 4,
      arbitrary: fc.record({ act: fc.constantFrom('commit', 'arrive', 'answer', 'answer'), color: fc.nat() }),
    },
    { weight: 1, arbitrary: fc.record({ act: fc.constant('back'), color: fc.nat() }) },
  ),
  { maxLength: 30, size: 'max' },
)

/**
 * Routes slowly: the newest wish cancels those before it, what is committed may be shown later, and Back
 * cancels what is not committed.
 */
const route = (run: ReturnType<typeof runHeld<typeof searchMachine>>) => {
  const history: SearchPlace[] = [START]
  let shown = 0
  let heard = 0
  const newest = () => {
    const wishes = run.told.filter(({ type }) => type === 'place.wanted')
    const wish = wishes.length > heard ? wishes.at(-1) : undefined
    heard = wishes.length
    return wish
  }
  const here = () => history[shown] ?? START
  const show = (byHistory: boolean) => run.send({ type: 'place.changed', byHistory, place: here() })
  show(true)
  const arrive = () => {
    if (shown === history.length - 1) return
    shown += 1
    show(false)
  }
  return {
    here,
    commit: () => {
      const wish = newest()
      if (wish) history.push(wish.place)
    },
    arrive,
    back: () => {
      while (shown < history.length - 1) arrive()
      newest()
      if (shown > 0) {
        history.pop()
        shown -= 1
      }
      show(true)
    },
  }
}

test('in any order of choices, navigations, Back and answers, no choice is lost and no old answer is shown', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (sequence) => {
      const run = runHeld(searchMachine, { visitor: 'anonymous' })
      const router = route(run)
      let meant: SearchPlace = START
      for (const { act, color } of sequence) {
        if (act === 'toggle') {
          const value = String(color)
          const others = meant.filters.color ?? []
          const colors = others.includes(value)
            ? others.filter((one) => one !== value)
            : [...others, value].toSorted()
          meant = { ...meant, filters: colors.length > 0 ? { color: colors } : {} }
          run.send({ type: 'filter.toggled', section: 'color', value })
        } else if (act === 'type') {
          meant = { ...meant, q: String(color) }
          run.send({ type: 'words.submitted', text: String(color) })
        } else if (act === 'commit') router.commit()
        else if (act === 'arrive') router.arrive()
        else if (act === 'back') {
          router.back()
          meant = router.here()
        } else {
          // Take any call, old or new; only a page with a word in it is empty.
          const call = run.calls[Number(color) % run.calls.length]
          const { place } = demand(call ?? null, 'a call').input as { place: SearchPlace }
          await run.answer('findImages', { isEmpty: place.q !== '', warnings: [] }, call)
        }
        expect(isSamePlace(selectPlace(run.state()), meant)).toBe(true)
        expect(run.calls.at(-1)?.input).toEqual({ place: router.here() })
        if (!selectIsPending(run.state())) {
          expect(selectIsEmpty(run.state()), 'the answer is to this address').toBe(router.here().q !== '')
        }
      }
      run.stop()
    }),
    { numRuns: 500 },
  )
})
