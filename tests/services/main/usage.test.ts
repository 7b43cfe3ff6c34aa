import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { allMachines } from '#machines/all.ts'
import { declaredTransitionsOf, stateNodesOf } from '#machines/chart/transitions.ts'
import type { UsageBody, UsageView } from '#services/main/usage/contract.ts'
import { addUsage, purgeUsage } from '#services/main/usage/store.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, serveMain } from './main-service.ts'

const DAY = 86_400_000
const PATH = '/api/v2/usage/'
const ADDED = 'add-to-cart.adding|xstate.done.actor.addItem[0]{}->add-to-cart.added'

const transition = { machine: 'add-to-cart', key: ADDED, times: 2, is_new: true }
const state = {
  machine: 'quick-add',
  state: 'quick-add.choosing',
  times: 1,
  milliseconds: 4_000,
  is_last: true,
}
const taken: UsageBody = {
  site: 'standard',
  device: 'desk',
  is_new: true,
  transitions: [transition],
  states: [state],
}

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore, { USAGE_COUNTS: '1' })
  })
  beforeEach(() => main.database.query('delete from main.usage'))

  const tell = (change: object = {}, from = makeAddress()) =>
    main.call('POST', PATH, { body: { ...taken, ...change }, headers: { 'x-forwarded-for': from } })
  const read = async (query = '') => {
    const { access: as } = await main.signIn({ isStaff: true })
    return (await main.call('GET', `${PATH}${query}`, { as })).body as UsageView
  }

  describe('how the statecharts are used', () => {
    test('is summed over visits, and a visit that tells more is the same visit', async () => {
      expect(await tell()).toMatchObject({ status: 204 })
      await tell()
      const more = { ...transition, is_new: false }
      await tell({ is_new: false, transitions: [more], states: [{ ...state, times: 0, is_last: false }] })
      expect(await read()).toEqual({
        is_counted: true,
        visits: 2,
        transitions: [{ machine: 'add-to-cart', key: ADDED, times: 6, visits: 2 }],
        states: [
          { machine: 'quick-add', state: 'quick-add.choosing', times: 2, milliseconds: 12_000, stops: 2 },
        ],
      })
    })

    test('is told by days, by site and by device', async () => {
      await tell({ site: 'government', device: 'phone' })
      main.clock.advance(DAY)
      await tell()
      expect(await read()).toMatchObject({ visits: 1 })
      expect(await read('?days=2')).toMatchObject({ visits: 2 })
      expect(await read('?days=2&site=government')).toMatchObject({ visits: 1 })
      expect(await read('?days=2&device=phone&site=standard')).toMatchObject({ visits: 0, transitions: [] })
    })

    test('is told to staff alone', async () => {
      const { access: as } = await main.signIn()
      expect(await main.call('GET', PATH)).toMatchObject({ status: 401 })
      expect(await main.call('GET', PATH, { as })).toMatchObject({ status: 403 })
    })

    test.each(['0', '91', 'all'])('is not told of %s days', async (days) => {
      const { access: as } = await main.signIn({ isStaff: true })
      expect(await main.call('GET', `${PATH}?days=${days}`, { as })).toMatchObject({ status: 400 })
    })

    test('is counted by every name that a chart has', async () => {
      for (const machine of allMachines) {
        const transitions = declaredTransitionsOf(machine).map(({ key }) => ({
          machine: machine.id,
          key,
          times: 1,
          is_new: true,
        }))
        const states = stateNodesOf(machine)
          .slice(1)
          .map(({ id }) => ({ ...state, machine: machine.id, state: id }))
        expect(await tell({ transitions, states }), machine.id).toMatchObject({ status: 204 })
      }
    })

    test.each([
      ['text of a person', { transitions: [{ ...transition, key: 'I live at 4 Elm Street' }] }],
      ['an email', { states: [{ ...state, state: 'ada@example.com' }] }],
      ['another machine than a chart', { transitions: [{ ...transition, machine: 'Ada Vale' }] }],
      ['fewer than none', { transitions: [{ ...transition, times: -1 }] }],
      ['longer than a day', { states: [{ ...state, milliseconds: DAY + 1 }] }],
      ['another device', { device: 'ada-phone' }],
      ['more than 500', { transitions: Array.from({ length: 501 }, () => transition) }],
    ])('counts no %s', async (_, change) => {
      expect(await tell(change)).toMatchObject({ status: 400 })
      expect(await read()).toMatchObject({ visits: 0, transitions: [], states: [] })
    })

    test('fills a day with no more names than it has room for, and counts those it knows', async () => {
      const fill = Array.from({ length: 20_000 }, (_, index) => ({
        ...state,
        state: `filled.s${index}`,
        milliseconds: 0,
      }))
      await main.database.transaction((tx) =>
        addUsage(tx, { ...taken, is_new: false, transitions: [], states: fill }, main.clock()),
      )
      await tell({ is_new: false, states: [{ ...state, state: 'filled.s7' }] })
      const [held] = await main.database.query<{ rows: number; times: number }>(
        `select count(*)::int as rows, max(times)::int as times from main.usage`,
      )
      expect(held).toEqual({ rows: 20_000, times: 2 })
    })

    test('is forgotten after 90 days', async () => {
      await tell()
      main.clock.advance(89 * DAY)
      await purgeUsage(main.database, main.clock())
      expect(await read('?days=90')).toMatchObject({ visits: 1 })
      main.clock.advance(DAY)
      await purgeUsage(main.database, main.clock())
      expect(await main.database.query('select from main.usage')).toEqual([])
    })

    test('is counted from one network 600 times an hour', async () => {
      const from = makeAddress()
      const answers = []
      for (let index = 0; index < 601; index += 1) answers.push((await tell({}, from)).status)
      expect(answers.filter((status) => status === 204)).toHaveLength(600)
      expect(answers.at(-1)).toBe(429)
      expect(await read()).toMatchObject({ visits: 600 })
    })
  })

  describe('a shop whose owner has not turned it on', () => {
    let quiet: MainService
    beforeAll(async () => {
      quiet = await serveMain(openStore)
    })

    test('counts nothing', async () => {
      expect(await quiet.call('POST', PATH, { body: taken })).toMatchObject({ status: 404 })
      const { access: as } = await quiet.signIn({ isStaff: true })
      expect((await quiet.call('GET', PATH, { as })).body).toMatchObject({ is_counted: false, visits: 0 })
    })
  })
})
