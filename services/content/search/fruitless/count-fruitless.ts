import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#services/shared/clock.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { dayOf } from '#services/shared/desk/days.ts'
import { startRounds } from '#services/shared/rounds.ts'
import type { Tidying } from '#services/shared/upkeep.ts'
import type { Query } from '../../index/query-language.ts'
import { keepTally, purgeBefore } from './store.ts'
import { addTo, type Tallies, tallyOf } from './tally.ts'
import { wordsKeptOf } from './words-kept.ts'

const KEPT_DAYS = 90

/** Counts searches that found nothing. */
export interface FruitlessCount {
  /** Counts one in memory, which neither delays nor fails the search; a round writes it later. */
  add(query: Query): void
  /** Deletes what is older than 90 days. */
  purge: Tidying
  /** Writes what is left. */
  stop(): Promise<void>
}

interface FruitlessDeps {
  database: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** What a process that dies has counted in its last ten seconds is lost. */
export function countFruitless({ database, clock, log }: FruitlessDeps): FruitlessCount {
  const waiting: Tallies = new Map()

  const keepNext = async (): Promise<boolean> => {
    const [next] = waiting
    if (!next) return false
    const [day, tally] = next
    waiting.delete(day)
    try {
      await keepTally(database, day, tally)
    } catch (error) {
      for (const [words, count] of tally) addTo(tallyOf(waiting, day), words, count)
      throw error
    }
    return true
  }

  const warn = () => log.warn('searches that found nothing were not counted; it is tried again')
  const rounds = startRounds('fruitless_searches', keepNext, warn)
  return {
    add: (query) => addTo(tallyOf(waiting, dayOf(clock())), wordsKeptOf(query), 1),
    purge: () => purgeBefore(database, dayOf(clock(), KEPT_DAYS)),
    async stop() {
      await rounds.stop()
      while (await keepNext().catch(() => false));
    },
  }
}
