import type { FastifyBaseLogger } from 'fastify'
import { type Rounds, startRounds } from './rounds.ts'

const EVERY_MS = 60_000

/** Tidies a part at a time, and answers whether there is more. Two processes at once do it once. */
export type Tidying = () => Promise<boolean>

/** Deletes, once a minute, what a service no longer needs; nobody waits for it. */
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
