import type { InspectionEvent } from 'xstate'
import type { Counter } from './counter.ts'

/** Stands in for the counter until that is loaded: the first script of a page counts nothing. */
export interface LateCounter extends Pick<Counter, 'inspect' | 'take'> {
  /** From here on it is the counter. */
  begin(counter: Counter): void
}

export const createLateCounter = (): LateCounter => {
  let counter: Counter | null = null
  return {
    inspect: (event: InspectionEvent) => counter?.inspect(event),
    take: () => counter?.take() ?? null,
    begin: (made) => {
      counter = made
    },
  }
}
