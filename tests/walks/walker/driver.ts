import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import type { Path } from './tour.ts'
import type { Walk } from './walk.ts'

/** What a path can be walked on: the pure function, a running actor, a browser. */
export interface Driver {
  perform(event: AnyEventObject): Promise<void>
  /** Throws unless the driven thing is as the model says. */
  assertState(snapshot: AnyMachineSnapshot): void | Promise<void>
  /** Keys of the transitions taken so far. */
  readonly taken: ReadonlySet<string>
  stop(): void
}

export type CreateDriver = (walk: Walk, input: unknown) => Driver

/** Walks the path, compares with the model after every step, and answers what was taken. */
export const drive = async (create: CreateDriver, walk: Walk, path: Path): Promise<ReadonlySet<string>> => {
  const driver = create(walk, path.input)
  const [beginning, ...steps] = path.steps
  if (beginning) await driver.assertState(beginning.snapshot)
  for (const { event, snapshot } of steps) {
    await driver.perform(event)
    await driver.assertState(snapshot)
  }
  driver.stop()
  return driver.taken
}
