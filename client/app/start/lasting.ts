import type { Actor, AnyStateMachine } from 'xstate'
import { PEOPLE } from '#client/actors/people/processes.ts'
import { PICTURES } from '#client/actors/pictures/processes.ts'
import type { Processes } from '#client/actors/process/create-processes.ts'
import { SHOP } from '#client/actors/processes.ts'
import { PROJECTS } from '#client/actors/projects/processes.ts'

/** The processes that the first script knows, by the names that client/app/follow calls their actors. */
export const KNOWN = { ...PEOPLE, ...PROJECTS, ...PICTURES, ...SHOP }

type Known = typeof KNOWN

/** The actors that run from the beginning of a page. */
export type Actors = {
  [Name in keyof Known as Known[Name]['terms'] extends { life: 'page' | 'shared' } ? Name : never]: Actor<
    Known[Name]['machine']
  >
}

const isLasting = (process: Known[keyof Known]): process is Known[keyof Actors] =>
  process.terms.life !== 'subject'

/** Makes them, in the order in which they start; starts none. */
export const makeLasting = ({ of }: Processes): Actors =>
  Object.fromEntries(
    Object.entries(KNOWN).flatMap(([name, process]) =>
      isLasting(process) ? [[name, of<AnyStateMachine>(process)]] : [],
    ),
  ) as Actors
