import type { Actor, AnyStateMachine } from 'xstate'
import type { Processes } from '#client/actors/process/create-processes.ts'
import { PROCESSES } from '#client/actors/processes.ts'

type Known = typeof PROCESSES

/** The actors that run from the beginning of a page. */
export type Actors = {
  [Name in keyof Known as Known[Name]['terms'] extends { life: 'page' | 'shared' } ? Name : never]: Actor<
    Known[Name]['machine']
  >
}

const isLasting = (process: Known[keyof Known]): process is Known[keyof Actors] =>
  process.terms.life !== 'subject'

/** Makes them, in the order in which they start; starts none. */
export const makeLastingActors = ({ actorOf }: Processes): Actors =>
  Object.fromEntries(
    Object.entries(PROCESSES).flatMap(([name, process]) =>
      isLasting(process) ? [[name, actorOf<AnyStateMachine>(process)]] : [],
    ),
  ) as Actors
