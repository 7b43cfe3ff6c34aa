import type { Actor, AnyStateMachine } from 'xstate'

/** Hears of an actor before it starts. */
export type Follow<Machine extends AnyStateMachine> = (ref: Actor<Machine>) => void

/** What follows on what the actors of each process tell. */
export type Follows = Map<object, Follow<AnyStateMachine>>
