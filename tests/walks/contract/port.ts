import type { PromiseActorLogic } from 'xstate'
import { ANYWHERE, FAULTS, type Fault, TOKEN_NOT_VALID } from './general.ts'
import { hear, type Outcome } from './outcome.ts'
import type { Answer, Route } from './route.ts'
import type { Client, Shop, Visit } from './shop.ts'

/** One way in which a port may end. */
interface Circumstance {
  /** Where it comes from: a route with its status, the line, or the browser. */
  origin: string
  when: string
  hear: (shops: Shops) => Promise<Outcome>
}

/** One shop that waits for its services, and one that soon gives up. */
export interface Shops {
  patient: Shop
  hasty: Shop
}

export interface Port {
  circumstances: readonly Circumstance[]
  /** Types of the events that one tells which stays open. */
  tells: readonly string[]
  /** Why no walk has an outcome, by its `when`. */
  reasons: Readonly<Record<string, string>>
  /** Examples that nothing leads to yet, each with the reason why the walk has it. */
  unheard: readonly { example: unknown; reason: string }[]
}

/** What each route answers when a port gets what it asks for, and what has happened then. */
export interface Success {
  when: string
  answers: readonly (readonly [Route, Answer])[]
}

interface Asking<Input> {
  input: Input
  /** While one route refuses, the others answer as in the first. */
  successes: readonly [Success, ...Success[]]
  /** Who asks: a customer if left out. With `anybody` no token goes along. */
  by?: 'anybody' | 'staff'
  /** The reference that the walk's examples give the next secret. */
  secretRef?: string
  /** The secrets that the input names. */
  secrets?: Readonly<Record<string, string>>
  others?: readonly Other[]
  reasons?: Port['reasons']
}

/** A case in which the browser itself lacks something. */
interface Other {
  when: string
  visit?: Partial<Visit>
  secrets?: Readonly<Record<string, string>>
}

/**
 * Makes a port whose effect asks the graph: each answer of each route goes through the real graph and the
 * real effect.
 */
export const askPort = <Output, Input>(
  logicOf: (client: Client) => PromiseActorLogic<Output, Input>,
  { input, successes, by, secretRef = 'secret-1', secrets = {}, others = [], reasons = {} }: Asking<Input>,
): Port => {
  const usual: Visit = {
    signedIn: by !== 'anybody',
    isStaff: by === 'staff',
    cookie: null,
    secretRef,
    fault: null,
    renewal: 'is over',
  }
  const [first] = successes

  const run = async (
    shop: Shop,
    answers: Success['answers'],
    { visit = {}, other }: { visit?: Partial<Visit>; other?: Other } = {},
  ): Promise<Outcome> => {
    shop.services.answering(new Map(answers))
    // Give each try a cookie of its own: the graph remembers a token that it has exchanged.
    const cookie = crypto.randomUUID()
    const client = shop.visit({ ...usual, cookie, ...visit, ...other?.visit })
    client.vault.addSecrets(other?.secrets ?? secrets)
    return hear(logicOf(client), input)
  }

  const runForeseen = async (...all: Parameters<typeof run>) => {
    const outcome = await run(...all)
    const [unforeseen] = all[0].services.unforeseen()
    if (unforeseen !== undefined) throw new Error(`${unforeseen} is asked, which the contract does not name.`)
    return outcome
  }

  const runAsking = async (shop: Shop, route: Route, answer: Answer, visit: Partial<Visit>) => {
    const outcome = await runForeseen(shop, [...first.answers, [route, answer]], { visit })
    if (!shop.services.asked().has(route)) throw new Error(`${route.name} is never asked.`)
    return outcome
  }

  /** Tries again where a busy machine gives up before it has asked the route. */
  const runLate = async (hasty: Shop, route: Route, answer: Answer, tries = 20): Promise<Outcome> => {
    const outcome = await run(hasty, [...first.answers, [route, answer]])
    if (hasty.services.asked().has(route)) return outcome
    if (tries === 0) throw new Error(`${route.name} is never asked.`)
    return runLate(hasty, route, answer, tries - 1)
  }

  const refused = (route: Route, answer: Answer, visit: Partial<Visit> = {}, more = ''): Circumstance => ({
    origin: `${answer.status} ${route.name}`,
    when: answer.when + more,
    hear: ({ patient, hasty }) =>
      answer.status === 'late' ? runLate(hasty, route, answer) : runAsking(patient, route, answer, visit),
  })

  const ranOut = (route: Route): Circumstance[] => [
    refused(route, TOKEN_NOT_VALID, { renewal: 'is over' }, ' and the session is over'),
    refused(route, TOKEN_NOT_VALID, { renewal: 'cannot be asked' }, ' and cannot be renewed'),
  ]

  return {
    reasons,
    tells: [],
    unheard: [],
    circumstances: [
      ...successes.map(({ when, answers }) => ({
        origin: answers.map(([{ name }, { status }]) => `${status} ${name}`).join(', '),
        when,
        hear: ({ patient }: Shops) => runForeseen(patient, answers),
      })),
      ...first.answers.flatMap(([route]) => [
        ...[...route.refusals, ...ANYWHERE].map((answer) => refused(route, answer)),
        ...(usual.signedIn ? ranOut(route) : []),
      ]),
      ...faultsIn(FAULTS).map(([fault, when]) => ({
        origin: 'the line',
        when,
        hear: ({ patient }: Shops) => runForeseen(patient, first.answers, { visit: { fault } }),
      })),
      ...others.map((other) => ({
        origin: 'the browser',
        when: other.when,
        hear: ({ patient }: Shops) => runForeseen(patient, first.answers, { other }),
      })),
    ],
  }
}

const faultsIn = (faults: Readonly<Record<Fault, string>>) => Object.entries(faults) as [Fault, string][]

type Cases = readonly { when: string; hear: () => Promise<Outcome> }[]

/** Makes a port whose effect asks nobody but the browser. */
export const local = (cases: Cases, reasons: Port['reasons'] = {}): Port => ({
  circumstances: cases.map((one) => ({ origin: 'the browser', ...one })),
  reasons,
  tells: [],
  unheard: [],
})

/** Makes a port that stays open and tells events of these types: the walk has them among its events. */
export const localOpen = (tells: Port['tells'], cases: Cases): Port => ({ ...local(cases), tells })

/** For what is read in the same request that has changed it. */
export const IN_ONE_REQUEST = 'Nothing takes a cart away between a change and the reading that follows it.'

/** Joins the effects that a port has in different places. */
export const joinPorts = (...ports: readonly Port[]): Port => ({
  circumstances: ports.flatMap(({ circumstances }) => circumstances),
  reasons: Object.assign({}, ...ports.map(({ reasons }) => reasons)),
  tells: ports.flatMap(({ tells }) => tells),
  unheard: ports.flatMap(({ unheard }) => unheard),
})
