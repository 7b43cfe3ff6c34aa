import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** What ten attackers do again and again until told to end, or one does once. */
export type Assault =
  | { kind: 'searches'; url: string; attack: string; addresses: number }
  | { kind: 'pictures'; pictures: readonly string[] }

/** What came of it; failures are counted by their words. */
export interface Toll {
  answered: number
  failures: Record<string, number>
}

/** Resolves once the attackers stand ready. */
export const beginAssault = async (assault: Assault) => {
  const attackers = fork(join(import.meta.dirname, 'attackers.ts'))
  await once(attackers, 'message')
  const over = once(attackers, 'message').then(([toll]: Toll[]) => {
    if (!toll) throw new Error('The attackers said nothing.')
    return toll
  })
  attackers.send(assault)
  return {
    over,
    end: () => {
      attackers.send('end')
      return over
    },
  }
}
