import { join } from 'node:path'
import { callAt } from './http.ts'
import { run } from './process.ts'

/** Where a process dies: after an event by its number, or once all are committed. */
export type Death = '1' | '2' | 'commit'

export type Mortal = Awaited<ReturnType<ReturnType<typeof prepareMortal>>>

/** Answers how to start a service in a process of its own, which is killed where it is told to be. */
export const prepareMortal =
  (name: 'main' | 'content', env: Record<string, string>) => async (death: Death | 'never') => {
    const { until, ended, kill } = run(join(import.meta.dirname, 'dying-process.ts'), [name, death], env)
    const line = await until((each) => each.startsWith('listening'))
    return { call: callAt(line.split(' ')[1] ?? ''), ended, kill }
  }
