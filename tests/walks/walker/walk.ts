import type { AnyEventObject, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'

/** Everything that can happen to a machine, with one example of each kind. */
export interface Walk {
  name: string
  machine: AnyStateMachine
  /** One input for each beginning that leads elsewhere. */
  inputs: readonly unknown[]
  /** What people and other machines send, with every payload that a guard tells apart. */
  events: readonly AnyEventObject[]
  /** What each actor may answer, by its id. */
  answers: Readonly<Record<string, readonly unknown[]>>
  /** What each actor may throw, by its id. */
  refusals: Readonly<Record<string, readonly unknown[]>>
  /** Transitions that no walk can take, by key, each with the reason. */
  unreachable: Readonly<Record<string, string>>
  /** How many states its detours search for the next thing to see; more where much lies between. */
  widest: number
  /**
   * The issue that brings its screen, or what tests it where it has none; null for a machine that has one,
   * which a browser walks too.
   */
  waiting: string | null
  /** The folder of its golden table, where it stands with others of its kind. */
  room: 'artists' | 'console' | 'orders' | null
}

interface WalkOf<Machine extends AnyStateMachine> extends Omit<Partial<Walk>, 'machine' | 'name'> {
  machine: Machine
  inputs?: readonly InputFrom<Machine>[]
  events: readonly EventFromLogic<Machine>[]
}

export const walkOf = <Machine extends AnyStateMachine>(walk: WalkOf<Machine>): Walk => ({
  name: walk.machine.id,
  inputs: [undefined],
  answers: {},
  refusals: {},
  unreachable: {},
  widest: 100,
  waiting: null,
  room: null,
  ...walk,
})
