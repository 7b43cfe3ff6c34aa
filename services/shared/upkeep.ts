import type { FastifyBaseLogger } from 'fastify'
import { type Rounds, startRounds } from './rounds.ts'

const EVERY_MS = 60_000

/**
 * Tidies a part at a time, and answers whether there is more. Done by two processes at once it is done once.
 */
export type Tidying = () => Promise<boolean>

/** What a service lets go of once it is of no use, once a minute, while nobody waits for it. */
export const startUpkeep = (
  service: string,
  tidyings: readonly Tidying[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Rounds => {
  const tidyPart = async () => {
    let isMore = false
    for (const tidy of tidyings) if (await tidy()) isMore = true
    return isMore
  }
  return startRounds(
    `${service}_upkeep`,
    tidyPart,
    () => log.warn('what is of no use was not tidied; it is tried again'),
    EVERY_MS,
  )
}
