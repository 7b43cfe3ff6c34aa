import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'
import type { Refusal } from '#machines/refusal.ts'
import type { Step } from '../walker/model.ts'
import type { Walk } from '../walker/walk.ts'
import type { Visit } from './visit.ts'

/** A port of the machine as the browser has it: an operation of the graph, held until the walk says how it ends. */
export interface HeldPort {
  operation: string
  /** The answer's data, made from the fixture's output; left out, or null, where the real services answer. */
  answer?(output: unknown, visit: Visit): object | null | Promise<object | null>
  /** The data of an answer that refuses by `userErrors`; left out where the graph refuses by an error. */
  refuse?(refusal: Refusal, visit: Visit): object | Promise<object>
}

/** Where a walk begins, and how a visitor comes to be there. */
export interface Opening<Input = unknown> {
  input: Input
  /** What the page's actor has taken by then. */
  taken: readonly AnyEventObject[]
  open(visit: Visit): Promise<void>
  /** What may happen from here, where that is less than the walk's own `may` says. */
  may?(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean
}

/** Makes one kind of event happen, as a person does it or as the world does. */
type Perform<Event> = {
  perform(visit: Visit, event: Event, before: AnyMachineSnapshot): Promise<void>
}['perform']

/** Throws unless the screen shows this state. */
type Look = (visit: Visit, snapshot: AnyMachineSnapshot) => Promise<void>

/**
 * How a machine is walked on its screen, in real Chromium against the real shop; machines/auth.ts is the example to follow.
 * The tour is planned on the pure machine from what is here; in the page every event that the actor takes is also given to
 * the pure machine, payload and all, and the two must agree.
 */
export interface BrowserWalk {
  walk: Walk
  openings: readonly Opening[]
  /** By event type; what is not here cannot be made to happen. */
  performs: Readonly<Record<string, Perform<AnyEventObject>>>
  /** By the id of the invoked actor; what is not here is neither held nor answered. */
  ports: Readonly<Record<string, HeldPort>>
  /** By state, as {@link stateInWords} says it; in parallel states each region's by itself. */
  looks: Readonly<Record<string, Look>>
  /** By the type of what the machine tells others; throws unless the page says it. */
  says: Readonly<Record<string, (visit: Visit) => Promise<void>>>
  /** Types of events that the screen knows wholly, so that the page is to send them with what the path has them bring. */
  verbatim: readonly string[]
  may(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean
  consequences(step: Step): readonly AnyEventObject[]
  /** Transitions that no person, server or time can cause in a browser, by key, each with the reason why. */
  unreachable: Readonly<Record<string, string>>
}

/** One for each event type, which takes the events of that type only. */
type Performs<Event extends AnyEventObject> = {
  [Type in Event['type']]?: Perform<Extract<Event, { type: Type }>>
}

interface BrowserWalkOf<Machine extends AnyStateMachine> {
  openings: readonly Opening<InputFrom<Machine>>[]
  performs: Readonly<Performs<EventFromLogic<Machine>>>
  ports?: Readonly<Record<string, HeldPort>>
  looks: Readonly<Record<string, Look>>
  says?: Readonly<Record<string, (visit: Visit) => Promise<void>>>
  verbatim?: readonly EventFromLogic<Machine>['type'][]
  /** What may happen besides, or instead, where the fixture's examples do not fit the screen. */
  walk?: Partial<Pick<Walk, 'events' | 'answers' | 'refusals'>>
  may?(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean
  consequences?(step: Step): readonly AnyEventObject[]
  unreachable?: Readonly<Record<string, string>>
}

/** What is written by event type of one machine, as the walker holds it for any. */
export const browserWalkOf =
  <Machine extends AnyStateMachine>(walk: Walk) =>
  ({ walk: examples, performs, ...how }: BrowserWalkOf<Machine>): BrowserWalk => ({
    ports: {},
    says: {},
    verbatim: [],
    may: () => true,
    consequences: () => [],
    unreachable: {},
    ...how,
    performs: performs as BrowserWalk['performs'],
    walk: { ...walk, ...examples },
  })
