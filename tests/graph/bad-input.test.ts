import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD, DEMO_USERS } from '#services/auth/users/demo.ts'
import type { SearchResponse } from '#services/content/search/contract.ts'
import type { AddedItem, CartView } from '#services/main/cart/contract.ts'
import type { LeftMessage } from '#services/main/messages/contract.ts'
import type { OrderView } from '#services/main/orders/contract.ts'
import type { ShareView } from '#services/main/shares/contract.ts'
import type { AvailableSizes } from '#services/main/sizes/contract.ts'
import type { KeptView } from '#services/main/views/contract.ts'
import { ADDRESS, PURCHASE_ORDER } from '#tests/services/main/orders/ordering.ts'
import { ACCOUNT_FORMS } from './bad-input/account-forms.ts'
import { documentOf, type Ground } from './bad-input/form.ts'
import { createJudge, INSIDE } from './bad-input/judge.ts'
import { PROJECT_FORMS } from './bad-input/project-forms.ts'
import { RETURN_FORMS } from './bad-input/return-forms.ts'
import { SHOP_FORMS } from './bad-input/shop-forms.ts'
import { triesOf } from './bad-input/values.ts'
import { openRealShop, type RealShop } from './support/real-shop.ts'

const PAGE = `query Page($token: ID!, $page: Int, $pageSize: Int) {
  cart(token: $token) { items(page: $page, pageSize: $pageSize) { count items { id } } }
}`

const FORMS = [...ACCOUNT_FORMS, ...SHOP_FORMS, ...PROJECT_FORMS, ...RETURN_FORMS]

let shop: RealShop
let ground: Ground
let access: Record<'customer' | 'staff', string>

const signIn = async (email: string) => {
  const { body } = await shop.auth('POST', '/auth/jwt/create/', { body: { email, password: DEMO_PASSWORD } })
  return (body as { access: string }).access
}

/** Makes a cart with one line. */
const layGround = async (): Promise<Ground> => {
  const view = await shop.main('POST', '/api/v2/views/', {
    body: { resource: 'artist', name: 'Portal' },
    as: access.staff,
  })
  const found = await shop.content('GET', '/content/search/v3/?limit=1')
  const [image] = (found.body as SearchResponse).images
  const query = `w=${image?.max_width}&h=${image?.max_height}&price=${image?.price}`
  const { body: offered } = await shop.main('GET', `/api/v1/availablesizes/?${query}`)
  const { substrate, sizes } =
    (offered as AvailableSizes).substrates.find((each) => image?.substrates.includes(each.substrate)) ?? {}
  const size = { w: sizes?.[0]?.width, h: sizes?.[0]?.height }
  const fill = async () => {
    const cart = await shop.main('POST', '/api/v2/cart/', { body: { cart_email: 'guest@example.test' } })
    const { token } = cart.body as CartView
    const body = { imagedata: { id: image?.id }, size, substrate }
    const added = await shop.main('POST', `/api/v2/cart/${token}/item/`, { body })
    expect(added).toMatchObject({ status: 201 })
    return { token, itemId: `${(added.body as AddedItem).id}` }
  }
  const { token: cartToken, itemId } = await fill()
  const { token: orderToken } = await fill()
  const ordered = await shop.main('POST', `/api/v2/projects/${orderToken}/checkout/`, {
    body: { address: ADDRESS, payment: PURCHASE_ORDER },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(ordered).toMatchObject({ status: 201 })
  const shared = await shop.main('POST', `/api/v2/projects/${cartToken}/share/`, { body: {} })
  const { share_token } = shared.body as ShareView
  const message = { email: 'guest@example.test', message: 'How wide is wide?' }
  const left = await shop.main('POST', '/api/v2/messages/', { body: message })
  return {
    viewId: `${(view.body as KeptView).id}`,
    messageId: `${(left.body as LeftMessage).id}`,
    shareToken: `${share_token}`,
    imageId: `${image?.id}`,
    substrate: `${substrate}`,
    cartToken,
    itemId,
    orderId: (ordered.body as OrderView).order_id,
    orderToken,
  }
}

beforeAll(async () => {
  shop = await openRealShop([...FORMS.map(documentOf), PAGE])
  const [customer, staff] = DEMO_USERS
  access = { customer: await signIn(customer.email), staff: await signIn(staff.email) }
  ground = await layGround()
})

describe.each(FORMS)('$name', (form) => {
  test.each(Object.entries(form.fields))(
    'says what is wrong at %s, and never breaks',
    async (field, rule) => {
      const { judge, judgeRest } = createJudge({ shop, ground, access })
      const faults: string[] = []
      for (const [value, isRefused] of triesOf(rule)) {
        faults.push(...(await judge(form, field, value, isRefused)))
        faults.push(...(await judgeRest(form, field, value, isRefused)))
      }
      expect(faults).toEqual([])
    },
  )
})

describe('a page number', () => {
  test.each([
    ...[0, -1, 2_147_483_647, 1.5, 1e300, 'two', '', true, [1]].flatMap((value) => [
      { field: 'page', value },
      { field: 'pageSize', value },
    ]),
  ])('of $value as $field shows nothing or is refused at that field', async ({ field, value }) => {
    const said = await shop.graph.ask(PAGE, { token: ground.cartToken, [field]: value })
    const [error] = said.errors
    expect(said.text).not.toMatch(INSIDE)
    if (error) {
      expect(error.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] })
      expect(said.status).toBeLessThan(500)
    } else expect(said.data).toMatchObject({ cart: { items: { items: [] } } })
  })
})
