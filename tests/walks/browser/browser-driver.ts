import { deepStrictEqual } from 'node:assert/strict'
import { inspect, isDeepStrictEqual } from 'node:util'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { isAnswer, isRefusal, isTimer } from '#machines/chart/event-types.ts'
import { eventInWords, stateInWords } from '#machines/chart/words.ts'
import { delayOf } from '../walker/candidates.ts'
import type { BrowserWalk, HeldPort } from './browser-walk.ts'
import type { Asked } from './held-graph.ts'
import { refuseAsked } from './refuse-asked.ts'
import { compareKeys } from './sent.ts'
import { type Twin, toTold } from './twin.ts'
import { until } from './until.ts'
import type { Visit } from './visit.ts'

const isBeginning = ({ type }: AnyEventObject): boolean => type === 'xstate.init'

/** Walks the machine's newest actor: people act on its screen, and its ports are held at the graph. */
export const createBrowserDriver = async (browserWalk: BrowserWalk, visit: Visit) => {
  const { walk, ports, performs, sends, looks, again } = browserWalk
  const { graph, recording } = visit
  await until(() => recording.latest(walk.name) !== undefined, `The page runs no ${walk.name}.`)
  const current = (): Twin => recording.latest(walk.name) as Twin
  /** Where a machine hears any child alike (`.*`), the page's child has another name. */
  const alike = walk.machine.events.filter((type) => type.endsWith('.*'))
  const kindOf = (type: string) => alike.find((each) => type.startsWith(each.slice(0, -1))) ?? type
  /** The actor whose events were waited for, and how many. Loading the page again makes new actors. */
  let heard = { actor: current(), count: current().events.length }

  /** The children and requests at the end of the last step. */
  let rest: { children: AnyMachineSnapshot['children']; asked: readonly Asked[] } = {
    children: {},
    asked: [],
  }
  /** Drops the requests of children that have stopped, so that none is taken for a new one. */
  const comeToRest = ({ children }: AnyMachineSnapshot) => {
    for (const [actorId, { operation }] of Object.entries(ports)) {
      const isStopped = rest.children[actorId] !== children[actorId]
      if (isStopped) graph.abandon(rest.asked.filter((one) => one.operation === operation))
    }
    rest = { children, asked: graph.waiting() }
  }

  const respond = async ({ type, actorId, output, error }: AnyEventObject) => {
    const port = ports[actorId]
    if (!port) throw new Error(`Nothing says which operation ${actorId} asks.`)
    const asked = await findAsked(port, actorId)
    if (!isAnswer(type)) return refuseAsked(port, asked, error, visit)
    const data = await port.answer?.(output, visit)
    return data ? asked.answer(data) : asked.pass()
  }
  /**
   * The operation's variables must be exactly what the machine gives its port. An earlier request that nobody
   * awaits any more may still be open, and the newer one not sent yet.
   */
  const findAsked = async ({ operation, asks }: HeldPort, actorId: string): Promise<Asked> => {
    const { input } = current().snapshot().children[actorId]?.getSnapshot() ?? {}
    const variables = toTold(await asks(input, visit))
    const find = () =>
      graph
        .waiting()
        .findLast((one) => one.operation === operation && isDeepStrictEqual(one.variables, variables))
    const newest = await graph.next(operation)
    await until(
      () => find() !== undefined,
      () =>
        `${operation} is not asked as ${actorId} is: ${inspect(newest.variables)}, not ${inspect(variables)}.`,
    )
    return find() as Asked
  }
  /** The event that people send must be exactly the path's. */
  const compareSent = async (event: AnyEventObject, at: number) => {
    const earlier = current().events.slice(0, at)
    const sent = current().events[at] ?? event
    compareKeys(sent, earlier)
    const expected = await sends[event.type]?.(event, { visit, sent, earlier })
    if (expected)
      deepStrictEqual(sent, toTold(expected), `The page did not send ${event.type} as it was meant.`)
  }

  /** Has another actor come, whose beginning is what is heard of it. */
  const begin = async ({ input }: AnyEventObject) => {
    const { actor } = heard
    await again.find((one) => one.input === input)?.begin(visit)
    await until(() => current() !== actor, `The page began no other ${walk.name}.`)
    heard = { actor: current(), count: 1 }
  }

  return {
    async perform(event: AnyEventObject, before: AnyMachineSnapshot): Promise<void> {
      const { type } = event
      heard = { actor: current(), count: current().events.length }
      if (isBeginning(event)) return begin(event)
      const perform = performs[type]
      if (perform) return perform(visit, event, before)
      if (isTimer(type)) return visit.wait(delayOf(walk, type))
      if (isAnswer(type) || isRefusal(type)) return respond(event)
      throw new Error(`Nothing says how to make ${type} happen.`)
    },
    /** Waits until the page's actor has taken this event, after those waited for before. */
    async expectTaken(event: AnyEventObject): Promise<void> {
      if (isBeginning(event)) return
      const { type } = event
      const unheard = () => current().events.slice(current() === heard.actor ? heard.count : 1)
      const found = () => unheard().findIndex((one) => kindOf(one.type) === kindOf(type))
      await until(
        () => found() !== -1,
        () => `The page took no ${type}, only: ${unheard().map(eventInWords).join(', ') || 'nothing'}.`,
      )
      const at = current().events.length - unheard().length + found()
      heard = { actor: current(), count: at + 1 }
      await compareSent(event, at)
    },
    /**
     * Throws unless the page's actor and the screen are as the path says, and all actors agree with their
     * twins.
     */
    async assertState(expected: AnyMachineSnapshot): Promise<void> {
      const state = stateInWords(expected.value)
      await until(
        () => stateInWords(current().snapshot().value) === state,
        () => `The page is not in ${state} but in ${stateInWords(current().snapshot().value)}.`,
      )
      const { tags, status } = current().snapshot()
      // What has left the screen with nothing under way is stopped in the state that it had.
      deepStrictEqual(
        [status === 'stopped' ? 'active' : status, ...tags],
        [expected.status, ...expected.tags],
      )
      for (const part of state.split(' ')) {
        const look = looks[part]
        if (!look) throw new Error(`Nothing says what the screen shows in ${part}.`)
        await look(visit, expected)
      }
      comeToRest(expected)
      if (recording.problems.length > 0) throw recording.problems[0]
    },
  }
}
