import { waitWithin } from '#services/shared/within.ts'
import { type Timing, timingOf } from '../measure.ts'

/** A call to measure, and what it needs before it, which is not timed. */
export interface Task {
  prepare?(n: number): Promise<void>
  call(n: number): Promise<void>
}

const WARM_UP = 20
const BLOCK = 10
const MOST_CALL = 60_000

/**
 * Times each task's calls in blocks that alternate, so that other work of the machine burdens all alike;
 * each round begins with another task.
 */
export async function takeTurns(tasks: readonly Task[], calls: number): Promise<Timing[]> {
  const times = tasks.map((): number[] => [])
  const runBlock = async (index: number, from: number, to: number) => {
    for (let n = from; n < to; n += 1) times[index]?.push(await timed(tasks[index], n))
  }
  for (const index of tasks.keys()) {
    await runBlock(index, 0, WARM_UP)
    times[index] = []
  }
  for (let from = 0, round = 0; from < calls; from += BLOCK, round += 1)
    for (const turn of tasks.keys()) {
      const to = Math.min(from + BLOCK, calls)
      await runBlock((turn + round) % tasks.length, WARM_UP + from, WARM_UP + to)
    }
  return times.map(timingOf)
}

async function timed(task: Task | undefined, n: number): Promise<number> {
  await waitWithin(MOST_CALL, task?.prepare?.(n) ?? Promise.resolve())
  const begun = performance.now()
  await waitWithin(MOST_CALL, task?.call(n) ?? Promise.resolve())
  return performance.now() - begun
}
