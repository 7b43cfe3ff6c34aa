import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { claimPayment, giveBack, noteIntent } from '#services/main/payments/intents.ts'
import { note, type OrderNews } from '#services/main/payments/news.ts'
import { givePartBack } from '#services/main/payments/part-refunds.ts'
import { startSettling } from '#services/main/payments/settling.ts'
import type { Database } from '#services/shared/database/driver.ts'
import { migrate } from '#services/shared/database/migrate.ts'
import { createClock } from '#tests/support/services/clock.ts'
import { createFakePayments } from '#tests/support/services/fake-payments.ts'
import { onEachStore } from '#tests/support/services/stores.ts'

const HOUR = 3_600_000
const AMOUNT = 11_350

onEachStore((openStore) => {
  let database: Database
  beforeAll(async () => {
    database = await openStore()
    await migrate(database, 'main', join(import.meta.dirname, '../../../../services/main/migrations'))
  })

  /** Opens a shop of its own on the shared store, and makes nothing of other tests due. */
  async function open() {
    await database.query('delete from main.payment_refund')
    await database.query('delete from main.payment')
    const clock = createClock()
    const provider = createFakePayments()
    const told: string[] = []
    const orders: OrderNews = {
      lock: async () => {},
      paid: async (_, orderId) => void told.push(`paid ${orderId}`),
      refunded: async (_, orderId) => void told.push(`refunded ${orderId}`),
    }
    const warnings: object[] = []
    const log = { warn: (about: object) => void warnings.push(about) }
    const start = () => {
      const settling = startSettling({ database, provider, orders, clock, log })
      onTestFinished(() => settling.stop())
      return settling
    }
    const authorize = async (key: string) => {
      const { id: intent } = await provider.createIntent({ amount: AMOUNT, projectId: 1, key })
      await noteIntent(database, { intent, projectId: 1, amount: AMOUNT, at: clock() })
      provider.authorize(intent)
      return intent
    }
    const claim = (intent: string, orderId: string) =>
      database.transaction((tx) =>
        claimPayment(tx, { intent, orderId, projectId: 1, amount: AMOUNT, at: clock() }),
      )
    const stateOf = async (intent: string) => {
      const [row] = await database.query<{ state: string; due_at: Date | null }>(
        'select state, due_at from main.payment where intent = $1',
        [intent],
      )
      return row ? `${row.state}${row.due_at ? ', due' : ''}` : null
    }
    const waitForState = (intent: string, state: string) =>
      vi.waitFor(async () => expect(await stateOf(intent)).toBe(state))
    /** Waits until a payment has been tried and waits for its next try. */
    const waitUntilPutOff = (intent: string) =>
      vi.waitFor(async () => {
        const rows = await database.query<{ due_at: Date }>(
          'select due_at from main.payment where intent = $1 and tries = 1',
          [intent],
        )
        expect(rows[0]?.due_at).toEqual(new Date(clock().getTime() + 5_000))
      })
    return {
      untilPutOff: waitUntilPutOff,
      clock,
      provider,
      told,
      warnings,
      orders,
      start,
      authorize,
      claim,
      stateOf,
      until: waitForState,
    }
  }

  test('the payment of an order is captured, and the order is paid once', async () => {
    const { provider, told, start, authorize, claim, until } = await open()
    const intent = await authorize('a')
    const settling = start()
    await claim(intent, 'ORDER1')
    settling.nudge()
    await until(intent, 'captured')
    settling.nudge()
    await settling.stop()
    expect(provider.done).toEqual([`capture ${intent}`])
    expect(told).toEqual(['paid ORDER1'])
  })

  test('a part goes back once, though its answer was lost, and the order is told nothing', async () => {
    const { clock, provider, told, start, authorize, claim, until } = await open()
    const intent = await authorize('part')
    const settling = start()
    await claim(intent, 'ORDER1')
    settling.nudge()
    await until(intent, 'captured')
    provider.fail('refundPart', 'after')
    const id = 'ORDER1-R1'
    await database.transaction((tx) =>
      givePartBack(tx, { id, orderId: 'ORDER1', amount: 1_200, at: clock() }),
    )
    const due = async () => (await database.query('select due_at, tries from main.payment_refund'))[0]
    settling.nudge()
    await vi.waitFor(async () =>
      expect(await due()).toEqual({ due_at: new Date(clock().getTime() + 5_000), tries: 1 }),
    )
    clock.advance(5_000)
    settling.nudge()
    await vi.waitFor(async () => expect(await due()).toEqual({ due_at: null, tries: 2 }))
    await settling.stop()
    expect(provider.done).toEqual([`capture ${intent}`, `refundPart ${intent} 1200`])
    expect(told).toEqual(['paid ORDER1'])
  })

  test('a capture that fails is tried again later, and then pays the order', async () => {
    const { clock, provider, told, start, authorize, claim, until, untilPutOff } = await open()
    const intent = await authorize('a')
    await claim(intent, 'ORDER1')
    provider.fail('capture', 'before')
    const settling = start()
    await untilPutOff(intent)
    expect(provider.done).toEqual([])
    expect(told).toEqual([])
    clock.advance(60_000)
    settling.nudge()
    await until(intent, 'captured')
    expect(provider.done).toEqual([`capture ${intent}`])
    expect(told).toEqual(['paid ORDER1'])
  })

  test('a capture whose answer was lost is found done, and is not made twice', async () => {
    const { clock, provider, told, start, authorize, claim, until, untilPutOff } = await open()
    const intent = await authorize('a')
    await claim(intent, 'ORDER1')
    provider.fail('capture', 'after')
    const settling = start()
    await untilPutOff(intent)
    clock.advance(60_000)
    settling.nudge()
    await until(intent, 'captured')
    expect(provider.done).toEqual([`capture ${intent}`])
    expect(told).toEqual(['paid ORDER1'])
  })

  test('the next process goes on with a payment that a dead one had begun', async () => {
    const { clock, provider, told, start, authorize, claim, until } = await open()
    const intent = await authorize('a')
    await claim(intent, 'ORDER1')
    // Leave it as a process does that has taken it and died.
    await database.query(
      `update main.payment set tries = 1, due_at = $1::timestamptz + interval '60 seconds'`,
      [clock()],
    )
    clock.advance(61_000)
    start()
    await until(intent, 'captured')
    expect(provider.done).toEqual([`capture ${intent}`])
    expect(told).toEqual(['paid ORDER1'])
  })

  test('two processes settle a payment once', async () => {
    const { provider, told, start, authorize, claim, until } = await open()
    const intents = await Promise.all(['a', 'b', 'c', 'd'].map(authorize))
    const both = [start(), start()]
    for (const [index, intent] of intents.entries()) await claim(intent, `ORDER${index}`).catch(() => {})
    for (const settling of both) settling.nudge()
    const [first = ''] = intents
    await until(first, 'captured')
    await Promise.all(both.map((settling) => settling.stop()))
    expect(provider.done.filter((deed) => deed.startsWith('capture'))).toEqual([`capture ${first}`])
    expect(told).toEqual(['paid ORDER0'])
  })

  describe('the payment of an order that is cancelled', () => {
    test('before the capture is released, and the order was never paid', async () => {
      const { clock, provider, told, start, authorize, claim, until } = await open()
      const intent = await authorize('a')
      await claim(intent, 'ORDER1')
      await giveBack(database, 'ORDER1', clock())
      start()
      await until(intent, 'released')
      expect(provider.done).toEqual([`release ${intent}`])
      expect(told).toEqual([])
    })

    test('after the capture is refunded, and the order is told so', async () => {
      const { clock, provider, told, start, authorize, claim, until } = await open()
      const intent = await authorize('a')
      await claim(intent, 'ORDER1')
      const settling = start()
      await until(intent, 'captured')
      await giveBack(database, 'ORDER1', clock())
      settling.nudge()
      await until(intent, 'refunded')
      expect(provider.done).toEqual([`capture ${intent}`, `refund ${intent}`])
      expect(told).toEqual(['paid ORDER1', 'refunded ORDER1'])
    })

    test('during the capture is refunded, and the order is not paid', async () => {
      const { clock, provider, told, start, authorize, claim, until } = await open()
      const intent = await authorize('a')
      await claim(intent, 'ORDER1')
      await provider.capture(intent, 'under way')
      await giveBack(database, 'ORDER1', clock())
      start()
      await until(intent, 'refunded')
      expect(provider.done).toEqual([`capture ${intent}`, `refund ${intent}`])
      expect(told).toEqual(['refunded ORDER1'])
    })
  })

  describe('a payment without an order', () => {
    test('is released after a day, and can no longer pay for an order', async () => {
      const { clock, provider, start, authorize, claim, stateOf, until } = await open()
      const intent = await authorize('a')
      const settling = start()
      clock.advance(23 * HOUR)
      settling.nudge()
      expect(await stateOf(intent)).toBe('open, due')
      clock.advance(2 * HOUR)
      settling.nudge()
      await until(intent, 'released')
      expect(provider.done).toEqual([`release ${intent}`])
      await expect(claim(intent, 'ORDER1')).rejects.toMatchObject({
        status: 400,
        body: { 'payment.intent': ['The authorisation of this card has ended. Please enter it again.'] },
      })
    })

    test('is released at once when another card pays for the project', async () => {
      const { provider, start, authorize, claim, until } = await open()
      const [first, second] = [await authorize('a'), await authorize('b')]
      await claim(second, 'ORDER1')
      start()
      await until(second, 'captured')
      await until(first, 'released')
      expect(provider.done.toSorted()).toEqual([`capture ${second}`, `release ${first}`])
    })
  })

  describe('when the provider reports first', () => {
    test('that it has the money, the order is paid once, whatever is answered later', async () => {
      const { clock, told, orders, start, authorize, claim, until } = await open()
      const intent = await authorize('a')
      await claim(intent, 'ORDER1')
      await note(database, { intent, kind: 'captured' }, clock(), orders)
      await note(database, { intent, kind: 'captured' }, clock(), orders)
      start()
      await until(intent, 'captured')
      expect(told).toEqual(['paid ORDER1'])
    })

    test('that the money was refunded, the order is not paid afterwards', async () => {
      const { clock, told, orders, authorize, claim, stateOf } = await open()
      const intent = await authorize('a')
      await claim(intent, 'ORDER1')
      await note(database, { intent, kind: 'refunded' }, clock(), orders)
      await note(database, { intent, kind: 'captured' }, clock(), orders)
      expect(await stateOf(intent)).toBe('refunded')
      expect(told).toEqual(['refunded ORDER1'])
    })

    test('that the authorisation has ended, the order stays unpaid, and the log says so', async () => {
      const { provider, told, warnings, start, authorize, claim, until } = await open()
      const intent = await authorize('a')
      await claim(intent, 'ORDER1')
      await provider.release(intent, 'by the bank')
      start()
      await until(intent, 'released')
      await vi.waitFor(() => expect(warnings).toEqual([{ intent }]))
      expect(told).toEqual([])
    })

    test('money that pays for no order, the money is refunded', async () => {
      const { clock, provider, orders, start, authorize, until } = await open()
      const intent = await authorize('a')
      await provider.capture(intent, 'by hand')
      await note(database, { intent, kind: 'captured' }, clock(), orders)
      start()
      await until(intent, 'refunded')
    })
  })
})
