import { declaredTransitionsOf } from '#machines/chart/transitions.ts'
import { createActorDriver } from './actor-driver.ts'
import { type CreateDriver, drive } from './driver.ts'
import { createPureDriver } from './pure-driver.ts'
import type { Path } from './tour.ts'
import type { Walk } from './walk.ts'

/** The drivers that run in this process; the browser's is in tests/walks/browser. */
export const drivers: Readonly<Record<string, CreateDriver>> = {
  pure: createPureDriver,
  actor: createActorDriver,
}

/** Walks all paths with one driver, and answers the keys of the transitions it took. */
export const cover = async (
  create: CreateDriver,
  walk: Walk,
  paths: readonly Path[],
): Promise<ReadonlySet<string>> => {
  const taken = new Set<string>()
  for (const path of paths) {
    for (const key of await drive(create, walk, path)) taken.add(key)
  }
  return taken
}

/** Lists declared transitions that were neither taken nor excused. */
export const findMissing = (walk: Walk, taken: ReadonlySet<string>): string[] =>
  declaredTransitionsOf(walk.machine)
    .map(({ key }) => key)
    .filter((key) => !taken.has(key) && walk.unreachable[key] === undefined)
