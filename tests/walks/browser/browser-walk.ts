import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFromLogic, InputFrom } from 'xstate'
import type { Refusal } from '#machines/refusal.ts'
import type { Step } from '../walker/model.ts'
import type { Walk } from '../walker/walk.ts'
import type { Visit } from './visit.ts'

/**
 * A port of the machine as the browser has it: an operation of the graph, held until the walk says how it
 * ends.
 */
export interface HeldPort {
  operation: string
  /**
   * The operation's variables, whole, for the input that the pure machine gives the port. A typed secret is
   * in the vault, so the walk says what was typed; ids and keys are those of the events that brought them.
   */
  asks(input: unknown, visit: Visit): object | Promise<object>
  /**
   * Makes the answer's data from the fixture's output; where it is left out or answers null, the real
   * services answer.
   */
  answer?(output: unknown, visit: Visit): object | null | Promise<object | null>
  /**
   * Makes the data of an answer that refuses by `userErrors`; left out where the graph refuses by an error.
   */
  refuse?(refusal: Refusal, visit: Visit): object | Promise<object>
}

/** Where a walk begins, and how a visitor comes there. */
export interface Opening<Input = unknown> {
  input: Input
  /** What the page's actor has taken by then. */
  taken: readonly AnyEventObject[]
  open(visit: Visit): Promise<void>
  /**
   * Names another kind of visitor, for whom something else is asked or shown: their walk takes every
   * transition anew.
   */
  who?: string
  /** Narrows the walk's own `may` for this opening. */
  may?(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean
}

/** Makes one kind of event happen, as a person or the world does it. */
type Perform<Event> = {
  perform(visit: Visit, event: Event, before: AnyMachineSnapshot): Promise<void>
}['perform']

/** What is known of the page when it sends an event. */
interface Sending<Event> {
  visit: Visit
  /** The event as the page has sent it, with the keys that only the page makes. */
  sent: Event
  /** What the page's actor has taken before it, oldest first. */
  earlier: readonly AnyEventObject[]
}

/** Answers the whole event that the page must send, for one of the path. */
type Sends<Event> = {
  sends(event: Event, sending: Sending<Event>): AnyEventObject | Promise<AnyEventObject>
}['sends']

/** Throws unless the screen shows this state. */
export type Look = (visit: Visit, snapshot: AnyMachineSnapshot) => Promise<void>

/** How another actor of the machine comes to the page where one has ended. */
interface Again<Input = unknown> {
  input: Input
  isDue(snapshot: AnyMachineSnapshot): boolean
  begin(visit: Visit): Promise<void>
}

/**
 * How a machine is walked on its screen, in real Chromium against the real shop; machines/auth.ts is the
 * example to follow. The tour is planned on the pure machine from this. In the page the pure machine also
 * takes every event of the actor, payload included, and the two must agree.
 */
export interface BrowserWalk {
  walk: Walk
  openings: readonly Opening[]
  /** Empty where a page has one actor; with them a path goes on where it would be over. */
  again: readonly Again[]
  /** By event type; an event that is missing cannot be made to happen. */
  performs: Readonly<Record<string, Perform<AnyEventObject>>>
  /** By the id of the invoked actor; one that is missing is neither held nor answered. */
  ports: Readonly<Record<string, HeldPort>>
  /** By state, as {@link stateInWords} writes it; parallel regions each have their own. */
  looks: Readonly<Record<string, Look>>
  /** By the type of what the machine emits; throws unless the page says it. */
  says: Readonly<Record<string, (visit: Visit) => Promise<void>>>
  /** By the type of what people send; compared whole with what the page's actor takes. */
  sends: Readonly<Record<string, Sends<AnyEventObject>>>
  /** Leaves when the path is over; throws when something of the machine stays behind. */
  leaves(visit: Visit): Promise<void>
  /**
   * Where the machine's screen is, for whoever comes from another page; left out where each act finds its own
   * way.
   */
  home?: string
  /**
   * Types of events that follow on something else that the visitor or the shop did; repeating a report does
   * not repeat them.
   */
  hears: readonly string[]
  may(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean
  /** Whether nothing more can be done on the machine's screen after this, as when the visitor signed out. */
  isLast(step: Step): boolean
  consequences(step: Step): readonly AnyEventObject[]
  /** Transitions that no person, server or time can cause in a browser, by key, each with the reason. */
  unreachable: Readonly<Record<string, string>>
}

/** One for each event type, which takes events of that type only. */
type Performs<Event extends AnyEventObject> = {
  [Type in Event['type']]?: Perform<Extract<Event, { type: Type }>>
}

type SendsOf<Event extends AnyEventObject> = {
  [Type in Event['type']]?: Sends<Extract<Event, { type: Type }>>
}

interface BrowserWalkOf<Machine extends AnyStateMachine> {
  openings: readonly Opening<InputFrom<Machine>>[]
  again?: readonly Again<InputFrom<Machine>>[]
  performs: Readonly<Performs<EventFromLogic<Machine>>>
  ports?: Readonly<Record<string, HeldPort>>
  looks: Readonly<Record<string, Look>>
  says?: Readonly<Record<string, (visit: Visit) => Promise<void>>>
  sends?: Readonly<SendsOf<EventFromLogic<Machine>>>
  leaves?(visit: Visit): Promise<void>
  home?: string
  hears?: readonly EventFromLogic<Machine>['type'][]
  /** Replaces or adds examples where the fixture's do not fit the screen. */
  walk?: Partial<Pick<Walk, 'events' | 'answers' | 'refusals'>>
  may?(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean
  isLast?(step: Step): boolean
  consequences?(step: Step): readonly AnyEventObject[]
  unreachable?: Readonly<Record<string, string>>
}

/** Widens what is typed for one machine to what the walker takes for any. */
export const browserWalkOf =
  <Machine extends AnyStateMachine>(walk: Walk) =>
  ({ walk: examples, performs, sends, ...how }: BrowserWalkOf<Machine>): BrowserWalk => ({
    again: [],
    ports: {},
    says: {},
    leaves: async () => {},
    hears: [],
    may: () => true,
    isLast: () => false,
    consequences: () => [],
    unreachable: {},
    ...how,
    performs: performs as BrowserWalk['performs'],
    sends: (sends ?? {}) as BrowserWalk['sends'],
    walk: { ...walk, ...examples },
  })
