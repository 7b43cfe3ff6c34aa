import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, type Person, serveMain } from '../main-service.ts'

onEachStore((openStore) => {
  let main: MainService
  beforeAll(async () => {
    main = await serveMain(openStore)
  })

  const migrate = (token: string, { access }: Person) =>
    main.call('POST', `/api/v2/cart/${token}/migrate-cart/`, { as: access })

  const quantities = async (token: string, as?: string) =>
    (await main.items(token, as)).results.map(({ image_id, quantity }) => ({ image_id, quantity }))

  const lakes = (quantity: number) => [{ image_id: 'lake', quantity }]

  /** Adds to a guest's cart; the guest never hears the answer. */
  async function lostAdd() {
    const { token } = await main.createCart()
    const key = randomUUID()
    const { body } = await main.add(token, {}, { key })
    return { token, key, answer: { status: 201, body } }
  }

  describe('an add whose answer was lost is done once when it is repeated under its key', () => {
    test('by the account whose cart the guest’s became', async () => {
      const person = await main.signIn()
      const { token, key, answer } = await lostAdd()
      await migrate(token, person)
      expect(await main.add(token, {}, { key, as: person.access })).toMatchObject(answer)
      expect(await quantities(token, person.access)).toEqual(lakes(1))
    })

    test.each(['the cart it went into', 'its own old token'])('after a merge, at %s', async (where) => {
      const person = await main.signIn()
      const own = await main.createCart(person.access)
      const { token, key, answer } = await lostAdd()
      await migrate(token, person)
      const at = where === 'the cart it went into' ? own.token : token
      expect(await main.add(at, {}, { key, as: person.access })).toMatchObject(answer)
      expect(await quantities(own.token, person.access)).toEqual(lakes(1))
    })

    test('after a merge that left out what cannot be bought any more', async () => {
      const person = await main.signIn()
      const own = await main.createCart(person.access)
      const { token, key, answer } = await lostAdd()
      await main.add(token, { imagedata: { id: 'hill' } })
      const hill = main.content.images.get('hill')
      main.content.images.delete('hill')
      await migrate(token, person)
      if (hill) main.content.images.set('hill', hill)
      for (const at of [own.token, token])
        expect(await main.add(at, {}, { key, as: person.access })).toMatchObject(answer)
      expect(await quantities(own.token, person.access)).toEqual(lakes(1))
      expect(await quantities(token, person.access)).toEqual([{ image_id: 'hill', quantity: 1 }])
    })

    test('by an account before the guest’s cart is merged into its own', async () => {
      const person = await main.signIn()
      const own = await main.createCart(person.access)
      const { token, key, answer } = await lostAdd()
      expect(await main.add(token, {}, { key, as: person.access })).toMatchObject(answer)
      await migrate(token, person)
      expect(await main.add(own.token, {}, { key, as: person.access })).toMatchObject(answer)
      expect(await quantities(own.token, person.access)).toEqual(lakes(1))
    })

    test.each([1, 2])(
      'in the account’s own cart before the guest’s, with %i of the line, is merged',
      async (pieces) => {
        const person = await main.signIn()
        const own = await main.createCart(person.access)
        const { token, key } = await lostAdd()
        if (pieces === 2) await main.add(token)
        await main.add(own.token, {}, { key, as: person.access })
        await migrate(token, person)
        expect(await quantities(own.token, person.access)).toEqual(lakes(pieces))
      },
    )

    test('while the cart is being merged', async () => {
      const person = await main.signIn()
      const own = await main.createCart(person.access)
      const { token, key } = await lostAdd()
      const again = () => main.add(token, {}, { key, as: person.access })
      const [, ...replies] = await Promise.all([migrate(token, person), ...Array.from({ length: 8 }, again)])
      expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(201))
      expect(await quantities(own.token, person.access)).toEqual(lakes(1))
    })

    test('in another project of the same account', async () => {
      const person = await main.signIn()
      const [one, other] = [await main.createCart(person.access), await main.createCart(person.access)]
      const key = randomUUID()
      const { body } = await main.add(one.token, {}, { key, as: person.access })
      expect(await main.add(other.token, {}, { key, as: person.access })).toMatchObject({ status: 201, body })
      expect(await quantities(other.token, person.access)).toEqual([])
    })
  })

  test('a key means nothing for anybody else’s cart', async () => {
    const [person, other] = [await main.signIn(), await main.signIn()]
    const { token, key } = await lostAdd()
    const guest = await main.createCart()
    await main.add(guest.token, {}, { key })
    await migrate(token, person)
    const own = await main.createCart(other.access)
    await main.add(own.token, {}, { key, as: other.access })
    expect(await quantities(guest.token)).toEqual(lakes(1))
    expect(await quantities(own.token, other.access)).toEqual(lakes(1))
    expect(await main.add(token, {}, { key, as: other.access })).toMatchObject({ status: 404 })
  })

  test('a key stands for one choice: another choice under the key is refused, also after a merge', async () => {
    const person = await main.signIn()
    const own = await main.createCart(person.access)
    const { token, key } = await lostAdd()
    const refused = { status: 409, body: { code: 'idempotency_key_reused' } }
    expect(await main.add(token, { substrate: 'canvas' }, { key })).toMatchObject(refused)
    await migrate(token, person)
    const canvas = await main.add(own.token, { substrate: 'canvas' }, { key, as: person.access })
    expect(canvas).toMatchObject(refused)
  })
})
