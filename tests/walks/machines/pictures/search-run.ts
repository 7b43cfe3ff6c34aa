import type { Visitor } from '#machines/search/intent.ts'
import { searchMachine } from '#machines/search/machine.ts'
import { type SearchPlace, START } from '#machines/search/place.ts'
import { runHeld } from '../../walker/held-actor.ts'

/** Runs a search with held answers, from the address that a visitor comes to. */
export const runAt = (place: Partial<SearchPlace>, visitor: Visitor = 'anonymous') => {
  const run = runHeld(searchMachine, { visitor })
  run.send({ type: 'place.changed', byHistory: false, place: { ...START, ...place } })
  return run
}
export type SearchRun = ReturnType<typeof runAt>
export const wantedOf = (run: SearchRun) =>
  run.told.filter(({ type }) => type === 'place.wanted').at(-1)?.place
export const everything = { isEmpty: false, warnings: [] }
