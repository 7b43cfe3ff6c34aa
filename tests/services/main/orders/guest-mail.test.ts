import { randomUUID } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CartView } from '#services/main/cart/contract.ts'
import type { Outbox } from '#services/shared/mail/mailer.ts'
import { makeAddress } from '#tests/support/new-address.ts'
import { onEachStore } from '#tests/support/services/stores.ts'
import { type MainService, type Person, serveMain } from '../main-service.ts'
import { ADDRESS, orderingOf } from './ordering.ts'

const OWN_WORDS = {
  name: 'Urgent Verify Your Account',
  label: 'Prize Department',
  route: 'Claim Street',
  reference: 'CALL 555 0100',
}

onEachStore((openStore) => {
  let main: MainService
  let staff: Person
  beforeAll(async () => {
    main = await serveMain(openStore)
    staff = await main.signIn({ isStaff: true })
  })
  const { place, read } = orderingOf(() => main)

  /** Places an order for a guest of a new email, with text of their own wherever a field takes any. */
  const guestOrder = async () => {
    const email = `${randomUUID()}@example.com`
    const headers = { 'x-forwarded-for': makeAddress() }
    const made = await main.call('POST', '/api/v2/cart/', { body: { cart_email: email }, headers })
    const { token } = made.body as CartView
    await main.add(token)
    const { reference, ...words } = OWN_WORDS
    const { body: order } = await place(token, {
      body: { address: { ...ADDRESS, ...words }, payment: { method: 'purchase_order', reference } },
    })
    return { orderId: order.order_id, token, email }
  }
  const mailsTo = async (email: string) => {
    const { messages } = (await main.call('GET', '/outbox/')).body as Outbox
    return messages.filter(({ to }) => to === email).reverse()
  }
  const tokenOf = async (email: string) =>
    /\?cart=([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? ''
  const change = (orderId: string, body: object, as: string) =>
    main.call('POST', `/api/v2/orders/${orderId}/transitions/`, { as, body })

  describe('the mail about a guest’s order', () => {
    test('contains nothing that the guest wrote until somebody has opened the order with it', async () => {
      const { orderId, token, email } = await guestOrder()
      const [mail, ...more] = await mailsTo(email)
      expect(more).toEqual([])
      expect(mail).toMatchObject({ subject: `Your Aquatint order ${orderId}`, attachments: [] })
      expect(mail?.text).toContain(`We have your order ${orderId}.`)
      for (const words of Object.values(OWN_WORDS)) expect(mail?.text).not.toContain(words)
      expect(mail?.text).not.toContain(token)
      // Whoever ordered sees the order by the cart's token, which confirms nothing.
      expect((await read(orderId, { token })).status).toBe(200)
      expect(await mailsTo(email)).toHaveLength(1)
    })

    test('opens the order, which sends the confirmation with the invoice once', async () => {
      const { orderId, email } = await guestOrder()
      const token = await tokenOf(email)
      const opened = await Promise.all([1, 2, 3].map(() => read(orderId, { token })))
      expect(opened.map(({ status }) => status)).toEqual([200, 200, 200])
      const [, confirmation, ...more] = await mailsTo(email)
      expect(more).toEqual([])
      for (const words of Object.values(OWN_WORDS)) expect(confirmation?.text).toContain(words)
      const [invoice] = confirmation?.attachments ?? []
      expect(invoice?.filename).toBe(`invoice-${orderId}.pdf`)
      const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(invoice?.content ?? '', 'base64')))
      expect((await extractText(pdf, { mergePages: true })).text).toContain(orderId)
    })

    test('later contains only the shop’s own words, or all of the order once it was opened', async () => {
      const [unopened, opened] = [await guestOrder(), await guestOrder()]
      await read(opened.orderId, { token: await tokenOf(opened.email) })
      for (const { orderId } of [unopened, opened]) {
        for (const transition of ['pay', 'produce']) await change(orderId, { transition }, staff.access)
        await change(orderId, { transition: 'ship', carrier: 'UPS', tracking: '1Z 999' }, staff.access)
        await change(orderId, { transition: 'deliver' }, staff.access)
        await change(orderId, { transition: 'refund' }, staff.access)
      }
      const later = (await mailsTo(unopened.email)).slice(1)
      expect(later.map(({ subject }) => subject)).toEqual([
        `Your Aquatint order ${unopened.orderId} is on its way`,
        `Your Aquatint order ${unopened.orderId} was refunded`,
      ])
      for (const { text } of later)
        for (const words of Object.values(OWN_WORDS)) expect(text).not.toContain(words)
      const [, , shipped, refunded] = await mailsTo(opened.email)
      expect(shipped?.text).toContain('Claim Street')
      expect(refunded?.text).toContain('purchase order CALL 555 0100')
    })

    test('opens only its order, and not the project that it was made of', async () => {
      const [one, other] = [await guestOrder(), await guestOrder()]
      const token = await tokenOf(one.email)
      expect((await read(other.orderId, { token })).status).toBe(404)
      expect((await main.call('GET', `/api/v2/cart/${token}/`)).status).toBe(404)
      expect((await read(one.orderId, { token: 'null' })).status).toBe(404)
    })
  })

  test.each([
    [
      { address: { ...ADDRESS, name: 'URGENT: verify your account at www.evil.test/login' } },
      'address.name',
      'Enter a name without a web address.',
    ],
    [{ address: { ...ADDRESS, label: 'evil.com' } }, 'address.label', 'Enter a name without a web address.'],
    [
      { address: { ...ADDRESS, route: 'https://evil.test' } },
      'address.route',
      'Web addresses are not allowed.',
    ],
    [
      { payment: { method: 'purchase_order', reference: 'evil.com/x' } as const },
      'payment.reference',
      'Web addresses are not allowed.',
    ],
  ])(
    'an order with a web address in its texts is refused, so that no mail contains one (case %#)',
    async (body, field, message) => {
      const { token } = await main.createCart()
      await main.add(token)
      expect(await place(token, { body })).toMatchObject({ status: 400, body: { [field]: [message] } })
    },
  )

  test('a project’s name with a web address is refused', async () => {
    const { token } = await main.createCart()
    const rename = (name: string) => main.call('PATCH', `/api/v2/projects/${token}/`, { body: { name } })
    expect(await rename('Lobby, see evil.com')).toMatchObject({
      status: 400,
      body: { name: ['Enter a name without a web address.'] },
    })
    expect((await rename('St. John, A.B. Co')).status).toBe(200)
  })
})
