import { createActor, fromPromise } from 'xstate'
import { createAddToCartEffects } from '#client/effects/add-to-cart/add-to-cart.ts'
import { createFindCart } from '#client/effects/cart/find-cart.ts'
import { createMakeCart } from '#client/effects/tabs/one-cart.ts'
import type { CartRef } from '#machines/cart-ref.ts'
import { cartStartMachine } from '#machines/cart-start/machine.ts'
import { image } from '#tests/graph/support/made.ts'
import { expired, notRenewed, outage } from '../../fixtures/shared.ts'
import { cart } from '../made.ts'
import { hear } from '../outcome.ts'
import { askPort, IN_ONE_REQUEST, joinPorts, local } from '../port.ts'
import { answerDone } from '../route.ts'
import { markPopular } from '../routes/content.ts'
import { addItem, createCart, migrateCart, readCart } from '../routes/main-cart.ts'
import type { Client } from '../shop.ts'

const effects = ({ apollo }: Pick<Client, 'apollo'>) =>
  createAddToCartEffects({ apollo, makeCart: (make) => make(), findCart: async () => null }).actors

const item = { imageId: 'i-1', substrate: 'print', width: 24, height: 18 }
const adding = { cartToken: 'cart-1', item, action: 'add', idempotencyKey: 'key-1' } as const
const { cartToken: _, ...chosen } = adding
const read = [readCart, answerDone(cart('cart-1', 9))] as const
const item1 = (design_url: string | null) => ({ id: 1, quantity: 1, design_url })
const added = (design_url: string | null) => answerDone(item1(design_url), 201)
const made = (design_url: string | null) => answerDone({ ...cart('cart-1', 9), item: item1(design_url) }, 201)

/** The port waits for the cart-start actor, whose answers are in machines/cart-start.ts. */
const findCart = (load: () => Promise<CartRef | null>) => async () => {
  const machine = cartStartMachine.provide({ actors: { loadRecentCart: fromPromise(load) } })
  const actor = createActor(machine).start()
  actor.send({ type: 'cart.start', projectId: null, signedIn: true })
  const find = createFindCart(() => actor)
  return hear(
    fromPromise(() => find({ gone: null })),
    undefined,
  )
}

const takeHeldCart = () => {
  const makeCart = createMakeCart({
    runAlone: (_, run) => run(),
    catchUp: async () => {},
    readHeldCart: () => ({ token: 'cart-1', projectId: '9', latestOrder: null }),
    waitUntilHeld: async () => {},
  })
  return hear(
    fromPromise(() => makeCart(() => Promise.reject(new Error('A cart is held.')))),
    undefined,
  )
}

export const addToCart = {
  findCart: local([
    {
      when: 'there is a cart',
      hear: findCart(async () => ({ token: 'cart-4', projectId: '9', latestOrder: null })),
    },
    { when: 'there is none', hear: findCart(async () => null) },
    { when: 'it still cannot be known', hear: findCart(() => Promise.reject(outage)) },
    { when: 'the session cannot be renewed', hear: findCart(() => Promise.reject(notRenewed)) },
    { when: 'the session is over', hear: findCart(() => Promise.reject(expired)) },
  ]),
  createCart: joinPorts(
    askPort((client) => effects(client).createCart, {
      input: { email: null, ...chosen },
      successes: [
        { when: 'it is made', answers: [[createCart, made(null)]] },
        { when: 'it is made and its item opened', answers: [[createCart, made('/art/design/1')]] },
      ],
    }),
    local([{ when: 'another tab has made it meanwhile', hear: takeHeldCart }]),
  ),
  migrateCart: askPort((client) => effects(client).migrateCart, {
    input: { token: 'cart-1' },
    successes: [
      {
        when: 'it is theirs',
        answers: [[migrateCart, answerDone({ cart: cart('cart-3', 9), added: 1, joined: 0, merge: null })]],
      },
    ],
    reasons: {
      'the cart is gone, or somebody else’s': 'It has just been made by the same person.',
      'the project has been ordered': 'It has just been made, and nobody has ordered it.',
    },
  }),
  addItem: askPort((client) => effects(client).addItem, {
    input: adding,
    successes: [
      { when: 'it is added', answers: [[addItem, added(null)], read] },
      { when: 'it is added and opened', answers: [[addItem, added('/art/design/1')], read] },
    ],
    reasons: { 'the cart is gone when it is read': IN_ONE_REQUEST },
  }),
  markPopular: askPort((client) => effects(client).markPopular, {
    input: { imageId: 'i-1' },
    successes: [{ when: 'it is marked', answers: [[markPopular, answerDone(image('i-1'))]] }],
  }),
}
