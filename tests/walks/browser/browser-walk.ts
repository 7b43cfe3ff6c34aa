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
   * The variables that the operation is to have, whole, for what the pure machine gives the port. What is
   * typed as a secret stands in the vault, so the walk says what it typed; ids and keys are those of the
   * events that brought them.
   */
  asks(input: unknown, visit: Visit): object | Promise<object>
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
  /**
   * Somebody else than in the other openings, for whom something else is asked or shown: every transition is
   * walked anew.
   */
  who?: string
  /** What may happen from here, where that is less than the walk's own `may` says. */
  may?(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean
}

/** Makes one kind of event happen, as a person does it or as the world does. */
type Perform<Event> = {
  perform(visit: Visit, event: Event, before: AnyMachineSnapshot): Promise<void>
}['perform']

/** What the page is known by that sends an event. */
interface Sending<Event> {
  visit: Visit
  /** The event as the page has sent it: where keys come from that only the page makes. */
  sent: Event
  /** What the page's actor has taken before it, oldest first. */
  earlier: readonly AnyEventObject[]
}

/** The event that the page is to send, whole, for one of the path. */
type Sends<Event> = {
  sends(event: Event, sending: Sending<Event>): AnyEventObject | Promise<AnyEventObject>
}['sends']

/** Throws unless the screen shows this state. */
type Look = (visit: Visit, snapshot: AnyMachineSnapshot) => Promise<void>

/**
 * How a machine is walked on its screen, in real Chromium against the real shop; machines/auth.ts is the
 * example to follow. The tour is planned on the pure machine from what is here; in the page every event that
 * the actor takes is also given to the pure machine, payload and all, and the two must agree.
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
  /** By the type of what people send; compared whole with what the page's actor takes. */
  sends: Readonly<Record<string, Sends<AnyEventObject>>>
  /** Goes away when the path is over; throws when something of the machine stays behind. */
  leaves(visit: Visit): Promise<void>
  /**
   * Where its screen is, for whoever comes there from another page; left out where each act finds its own
   * way.
   */
  home?: string
  /**
   * Types of what comes of something else that the visitor or the shop did: whoever repeats a report does it
   * not once more.
   */
  hears: readonly string[]
  may(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean
  consequences(step: Step): readonly AnyEventObject[]
  /** Transitions that no person, server or time can cause in a browser, by key, each with the reason why. */
  unreachable: Readonly<Record<string, string>>
}

/** One for each event type, which takes the events of that type only. */
type Performs<Event extends AnyEventObject> = {
  [Type in Event['type']]?: Perform<Extract<Event, { type: Type }>>
}

type SendsOf<Event extends AnyEventObject> = {
  [Type in Event['type']]?: Sends<Extract<Event, { type: Type }>>
}

interface BrowserWalkOf<Machine extends AnyStateMachine> {
  openings: readonly Opening<InputFrom<Machine>>[]
  performs: Readonly<Performs<EventFromLogic<Machine>>>
  ports?: Readonly<Record<string, HeldPort>>
  looks: Readonly<Record<string, Look>>
  says?: Readonly<Record<string, (visit: Visit) => Promise<void>>>
  sends?: Readonly<SendsOf<EventFromLogic<Machine>>>
  leaves?(visit: Visit): Promise<void>
  home?: string
  hears?: readonly EventFromLogic<Machine>['type'][]
  /** What may happen besides, or instead, where the fixture's examples do not fit the screen. */
  walk?: Partial<Pick<Walk, 'events' | 'answers' | 'refusals'>>
  may?(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean
  consequences?(step: Step): readonly AnyEventObject[]
  unreachable?: Readonly<Record<string, string>>
}

/** What is written by event type of one machine, as the walker holds it for any. */
export const browserWalkOf =
  <Machine extends AnyStateMachine>(walk: Walk) =>
  ({ walk: examples, performs, sends, ...how }: BrowserWalkOf<Machine>): BrowserWalk => ({
    ports: {},
    says: {},
    leaves: async () => {},
    hears: [],
    may: () => true,
    consequences: () => [],
    unreachable: {},
    ...how,
    performs: performs as BrowserWalk['performs'],
    sends: (sends ?? {}) as BrowserWalk['sends'],
    walk: { ...walk, ...examples },
  })
