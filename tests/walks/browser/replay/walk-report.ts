import { expect, type Page, test } from '@playwright/test'
import type { AnyEventObject } from 'xstate'
import { allMachines } from '#machines/all.ts'
import { DONE, ERROR, typeInWords } from '#machines/chart/event-types.ts'
import { eventInWords } from '#machines/chart/words.ts'
import type { RefusalData } from '#machines/refusal.ts'
import { delayOf } from '../../walker/candidates.ts'
import { createModel } from '../../walker/model.ts'
import { notices } from '../people.ts'
import { until } from '../until.ts'
import { openVisit, type Visit } from '../visit.ts'
import type { Visitor } from './beginning.ts'
import { walkOf } from './doings.ts'
import { expectSame, makeUp } from './made-up.ts'
import { OF_PAGE, searchAddress } from './pages.ts'
import { refuseAsReported } from './refuse-as-reported.ts'
import { comeAs, visitAs } from './visitor.ts'

/** A port that was refused: `add-to-cart addItem`. */
export type PortName = `${string} ${string}`

/** The words of a report's test; each resolves when the page has taken it. */
export interface Replay {
  /** Brings the visitor and opens the page; from then on these ports' operations are held. */
  opens(beginning: Visitor & { at: string; held: readonly PortName[] }): Promise<void>
  /** Loads the page again, at the same address or another. */
  loads(address?: string): Promise<void>
  /** Goes to another place of the shop, as by a link. */
  goes(address: string): Promise<void>
  /** Waits until the page's own search comes to this address. */
  arrives(address: string): Promise<void>
  /** Does it as a person would on this machine's screen. */
  does(machine: string, event: AnyEventObject): Promise<void>
  /** Presses a button of the newest notice. */
  presses(label: string): Promise<void>
  /** Lets the real services answer. */
  answers(port: PortName): Promise<void>
  /** Refuses the page as the visitor's was refused. */
  refuses(port: PortName, refusal: RefusalData): Promise<void>
  /** Stops holding the port's operation. */
  passes(port: PortName): Promise<void>
  /** Lets time go by until this timer of the machine rings. */
  waits(machine: string, timer: string): Promise<void>
  /** Ends the test here until somebody says how to do this on the screen. */
  cannot(words: string): void
}

/** Prepares a page in which a visitor made anew repeats a report in order. */
export const replayIn = async (page: Page): Promise<Replay> =>
  createReplay(await openVisit(page, allMachines))

const createReplay = (opened: Visit): Replay => {
  const { page, graph, recording } = opened
  let visit = opened
  const heard = new Map<string, number>()
  const held = new Set<string>()

  const countOf = (machine: string, type: string): number =>
    recording.eventsOf(machine).filter((event) => event.type === type).length
  const wait = (machine: string, type: string, count: number) =>
    until(
      () => countOf(machine, type) > count,
      () => `The page took no ${typeInWords(type)} in ${machine}, only: ${lastOf(machine)}.`,
    )
  const lastOf = (machine: string): string =>
    recording.eventsOf(machine).slice(-FEW).map(eventInWords).join(', ') || 'nothing'
  /** Waits for the event, which may have come already. */
  const hear = async (machine: string, type: string) => {
    const key = `${machine} ${type}`
    const count = heard.get(key) ?? 0
    await wait(machine, type, count)
    heard.set(key, count + 1)
  }
  const isAsking = (machine: string, id: string): boolean =>
    recording.latest(machine)?.snapshot().children[id] !== undefined
  /** What the page asked while it opened counts as no step. */
  const settle = async () => {
    if (held.size === 0) await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    heard.clear()
    for (const { id } of allMachines)
      for (const { type } of recording.eventsOf(id)) heard.set(`${id} ${type}`, countOf(id, type))
  }
  const portOf = (name: PortName) => {
    const [machine = '', id = ''] = name.split(' ')
    const port = walkOf(machine)?.ports[id]
    if (!port) throw new Error(`There is no port ${name} in the walks.`)
    return { machine, id, port }
  }
  const step = (words: string, run: () => Promise<void>) =>
    test.step(words, async () => {
      await run()
      if (recording.problems.length > 0) throw recording.problems[0]
    })

  return {
    opens: ({ at, held: names, ...visitor }) =>
      step(`${visitor.who} opens ${at}`, async () => {
        visit = await visitAs(opened, visitor)
        await comeAs(visit, visitor.who)
        for (const name of names) held.add(portOf(name).port.operation)
        graph.hold(...held)
        await page.goto(at)
        await settle()
      }),
    loads: (address) =>
      step(`loads ${address ?? 'the page again'}`, async () => {
        await (address === undefined ? page.reload() : page.goto(address))
        await settle()
      }),
    goes: (address) =>
      step(`goes to ${address}`, async () => {
        const { pathname, search } = new URL(page.url())
        if (`${pathname}${search}` !== address) await visit.revisit(address)
      }),
    arrives: (address) =>
      step(`arrives at ${address}`, () =>
        until(
          () => searchAddress(recording.latest(OF_PAGE)?.snapshot().context.place) === address,
          `The page did not come to ${address}.`,
        ),
      ),
    does: (machine, event) =>
      step(`${machine}: ${eventInWords(event)}`, async () => {
        const walk = walkOf(machine)
        const perform = walk?.performs[event.type]
        if (!walk || !perform) throw new Error(`Nothing says how to make ${event.type} happen.`)
        if (walk.home && !new URL(page.url()).pathname.startsWith(walk.home)) await visit.revisit(walk.home)
        const count = countOf(machine, event.type)
        const actor = recording.latest(machine)
        const before = actor?.snapshot() ?? createModel(walk.walk.machine).start(walk.walk.inputs[0]).snapshot
        await perform(visit, makeUp(event), before)
        await wait(machine, event.type, count)
        expectSame(event, recording.eventsOf(machine))
      }),
    presses: (label) =>
      step(`presses ${label} on the notice`, async () => {
        const named = { name: label }
        const press = notices(visit).getByRole('button', named).or(notices(visit).getByRole('link', named))
        await press.last().press('Enter')
      }),
    answers: (name) =>
      step(`${name} answers`, async () => {
        const { machine, id, port } = portOf(name)
        const isHeld = held.has(port.operation)
        if (isHeld) await (await graph.next(port.operation)).pass()
        await hear(machine, `${DONE}${id}`)
        // Unlike the report's, this answer may have come before the port was asked anew.
        if (!isHeld) await until(() => !isAsking(machine, id), `The page still waits for ${name}.`)
      }),
    refuses: (name, refusal) =>
      step(`${name} refuses ${refusal.code}`, async () => {
        const { machine, id, port } = portOf(name)
        await refuseAsReported(port, refusal, visit)
        await hear(machine, `${ERROR}${id}`)
      }),
    passes: async (name) => {
      const { operation } = portOf(name).port
      held.delete(operation)
      graph.release(operation)
      for (const asked of graph.waiting()) if (asked.operation === operation) await asked.pass()
    },
    waits: (machine, timer) =>
      step(`${machine}: ${typeInWords(timer)}`, async () => {
        const walk = walkOf(machine)
        if (!walk) throw new Error(`There is no browser walk of ${machine}.`)
        if (countOf(machine, timer) <= (heard.get(`${machine} ${timer}`) ?? 0))
          await visit.wait(delayOf(walk.walk, timer))
        await hear(machine, timer)
      }),
    cannot: (words) => {
      throw new Error(`This cannot be done on the screen by itself. ${words} Say here how a visitor does it.`)
    },
  }
}

/** Name so many events where one did not come. */
const FEW = 5
