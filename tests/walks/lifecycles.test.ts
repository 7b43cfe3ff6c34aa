import { describe, expect, test } from 'vitest'
import { artistApplicationLifecycle } from '#machines/lifecycles/artist-application.ts'
import { accepts, begin, commandsOf, decide } from '#machines/lifecycles/decide.ts'
import { identityLifecycle } from '#machines/lifecycles/identity.ts'
import { imageLifecycle, imageStateOf } from '#machines/lifecycles/image.ts'
import { type OrderCommand, orderLifecycle, orderStateOf } from '#machines/lifecycles/order.ts'
import { paymentAccountLifecycle } from '#machines/lifecycles/payment-account.ts'
import { ROLES } from '#machines/lifecycles/roles.ts'
import { walks } from './walks.ts'

const ship = { type: 'order.ship', by: 'staff', carrier: 'UPS', tracking: '1Z-1' } as const
const toDelivered: readonly OrderCommand[] = [
  { type: 'order.pay', by: 'system' },
  { type: 'order.produce', by: 'staff' },
  ship,
  { type: 'order.deliver', by: 'system' },
]

/**
 * Gives an order these commands, each of which it must accept, and answers the order and all that it emitted.
 */
const orderAfter = (commands: readonly OrderCommand[]) =>
  commands.reduce(
    ({ state, facts }, command) => {
      const decision = decide(orderLifecycle, state, command)
      if (!decision.accepted) throw new Error(`${command.type} is refused in ${state.value}.`)
      return { state: decision.state, facts: [...facts, ...decision.facts.map(({ type }) => type)] }
    },
    { state: begin(orderLifecycle), facts: [] as string[] },
  )

describe('an order', () => {
  test('goes from placed to delivered, telling each step once', () => {
    const { state, facts } = orderAfter(toDelivered)
    expect(state.value).toBe('delivered')
    expect(facts).toEqual(['order.paid', 'order.production-started', 'order.shipped', 'order.delivered'])
  })

  test('takes no step twice and no step too early', () => {
    for (const done of toDelivered.keys()) {
      const { state } = orderAfter(toDelivered.slice(0, done))
      const accepted = toDelivered.filter((command) => accepts(orderLifecycle, state, command))
      expect(accepted).toEqual([toDelivered[done]])
    }
  })

  test('may be cancelled by its customer until it is being made, and says what is owed back', () => {
    const cancel = { type: 'order.cancel', by: 'owner' } as const
    const facts = [0, 1, 2, 3, 4].map((done) => {
      const decision = decide(orderLifecycle, orderAfter(toDelivered.slice(0, done)).state, cancel)
      return decision.accepted ? decision.facts : decision.because
    })
    expect(facts).toEqual([
      [{ type: 'order.cancelled', refundDue: false }],
      [{ type: 'order.cancelled', refundDue: true }],
      'state',
      'state',
      'state',
    ])
  })

  test('is refunded only when money was received, and never by its customer', () => {
    const cancelled = (done: number) =>
      orderAfter([...toDelivered.slice(0, done), { type: 'order.cancel', by: 'owner' }]).state
    const refund = (by: 'owner' | 'staff') => ({ type: 'order.refund', by }) as const
    expect(decide(orderLifecycle, cancelled(0), refund('staff'))).toEqual({
      accepted: false,
      because: 'state',
    })
    expect(decide(orderLifecycle, cancelled(1), refund('owner'))).toEqual({
      accepted: false,
      because: 'role',
    })
    expect(decide(orderLifecycle, cancelled(1), refund('staff'))).toMatchObject({
      accepted: true,
      state: { value: 'refunded' },
    })
  })

  test('offers the commands of the state that it is stored in', () => {
    const offered = (status: Parameters<typeof orderStateOf>[0]['status'], paid: boolean) =>
      commandsOf(orderLifecycle, orderStateOf({ status, paid }), 'staff')
    expect(orderStateOf({ status: 'placed', paid: false })).toEqual(begin(orderLifecycle))
    expect(offered('in_production', true)).toEqual(['order.ship', 'order.refund'])
    expect(offered('cancelled', true)).toEqual(['order.refund'])
    expect(offered('cancelled', false)).toEqual([])
  })

  test('keeps the carrier and tracking number of the parcel', () => {
    const decision = decide(orderLifecycle, orderAfter(toDelivered.slice(0, 2)).state, ship)
    expect(decision).toMatchObject({ facts: [{ type: 'order.shipped', carrier: 'UPS', tracking: '1Z-1' }] })
  })
})

describe('an image', () => {
  test('is published and unpublished by staff alone', () => {
    const state = imageStateOf({ published: false, stock: false, needs: null })
    expect(decide(imageLifecycle, state, { type: 'image.publish', by: 'staff' })).toMatchObject({
      state: imageStateOf({ published: true, stock: false, needs: null }),
      facts: [{ type: 'image.published' }],
    })
    expect(
      commandsOf(imageLifecycle, imageStateOf({ published: true, stock: false, needs: null }), 'staff'),
    ).toEqual(['image.unpublish'])
    expect(commandsOf(imageLifecycle, state, 'owner')).toEqual([])
  })

  test.each(['picture', 'size'] as const)(
    'without a %s is not published, and may be unpublished',
    (needs) => {
      const commands = (published: boolean) =>
        commandsOf(imageLifecycle, imageStateOf({ published, stock: false, needs }), 'staff')
      expect(commands(false)).toEqual([])
      expect(commands(true)).toEqual(['image.unpublish'])
    },
  )

  test('that its artist withdrew is theirs alone to bring back, once it can be sold', () => {
    const commands = (needs: 'size' | null, by: 'owner' | 'staff') => {
      const state = imageStateOf({ published: false, withdrawn: true, stock: false, needs })
      return commandsOf(imageLifecycle, state, by)
    }
    expect(commands(null, 'owner')).toEqual(['image.return'])
    expect(commands(null, 'staff')).toEqual([])
    expect(commands('size', 'owner')).toEqual([])
    const published = imageStateOf({ published: true, stock: false, needs: null })
    expect(decide(imageLifecycle, published, { type: 'image.withdraw', by: 'owner' })).toMatchObject({
      state: imageStateOf({ published: false, withdrawn: true, stock: false, needs: null }),
      facts: [{ type: 'image.withdrawn' }],
    })
  })

  test('of the stock source is that, whatever it lacks', () => {
    expect(begin(imageLifecycle, { stock: true, needs: 'size' }).value).toBe('stock')
    expect(imageStateOf({ published: false, stock: true, needs: 'size' }).value).toBe('stock')
  })

  test('of the stock source is locked for everybody', () => {
    for (const published of [true, false]) {
      const state = imageStateOf({ published, stock: true, needs: null })
      expect(ROLES.flatMap((by) => commandsOf(imageLifecycle, state, by))).toEqual([])
    }
    expect(begin(imageLifecycle, { stock: true, needs: null })).toEqual(
      imageStateOf({ published: true, stock: true, needs: null }),
    )
  })
})

describe('an artist application', () => {
  const submitted = { value: 'submitted', context: { reason: null } } as const

  test('is judged by staff, and only as a whole', () => {
    const started = begin(artistApplicationLifecycle)
    expect(commandsOf(artistApplicationLifecycle, started, 'owner')).toEqual(['info.give'])
    expect(commandsOf(artistApplicationLifecycle, started, 'staff')).toEqual([])
    expect(commandsOf(artistApplicationLifecycle, submitted, 'owner')).toEqual([])
    expect(commandsOf(artistApplicationLifecycle, submitted, 'staff')).toEqual([
      'application.approve',
      'application.decline',
    ])
  })

  test('that was declined keeps the reason until the artist applies again', () => {
    const decline = { type: 'application.decline', by: 'staff', reason: 'Too few samples.' } as const
    const declined = decide(artistApplicationLifecycle, submitted, decline)
    expect(declined).toMatchObject({
      state: { value: 'declined', context: { reason: 'Too few samples.' } },
      facts: [{ type: 'application.declined', reason: 'Too few samples.' }],
    })
    if (!declined.accepted) return
    const again = { type: 'application.reapply', by: 'owner' } as const
    expect(decide(artistApplicationLifecycle, declined.state, again)).toMatchObject({
      state: begin(artistApplicationLifecycle),
    })
  })
})

test('an identity and a payment account take only the status changes that Hyperwallet allows', () => {
  const locked = { value: 'LOCKED', context: {} } as const
  expect(decide(identityLifecycle, locked, { type: 'transition.ACTIVATED', by: 'staff' })).toMatchObject({
    state: { value: 'ACTIVATED' },
    facts: [{ type: 'identity.status-changed', fromStatus: 'LOCKED', toStatus: 'ACTIVATED' }],
  })
  const invalid = { value: 'INVALID', context: {} } as const
  expect(
    decide(paymentAccountLifecycle, invalid, { type: 'transition.VERIFIED', by: 'owner' }),
  ).toMatchObject({ accepted: false, because: 'state' })
  const activated = { value: 'ACTIVATED', context: {} } as const
  expect(
    decide(paymentAccountLifecycle, activated, { type: 'transition.VERIFIED', by: 'owner' }),
  ).toMatchObject({ accepted: false, because: 'role' })
})

test('each change of status names the status before and after, for every identity and payment account', () => {
  for (const { machine } of walks.filter(({ name }) => name === 'identity' || name === 'payment-account')) {
    for (const status of Object.keys(machine.states)) {
      for (const by of ROLES) {
        const state = { value: status, context: {} }
        for (const type of commandsOf(machine, state, by)) {
          const decision = decide(machine, state, { type, by })
          expect(decision).toMatchObject({
            state: { value: type.replace('transition.', '') },
            facts: [{ fromStatus: status, toStatus: type.replace('transition.', '') }],
          })
        }
      }
    }
  }
})
