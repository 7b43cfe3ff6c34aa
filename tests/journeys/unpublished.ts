import type { APIRequestContext } from '@playwright/test'
import { SERVICE_KEY } from '../support/services/secret.ts'
import { STAFF } from '../support/shop/place-order.ts'
import { expect } from './visitor.ts'

/** Staff take an image from sale while `meanwhile` runs, and put it back for the other journeys. */
export const withImageUnpublished = async (
  request: APIRequestContext,
  id: string,
  meanwhile: () => Promise<void>,
) => {
  const tokens = await request.post(`${process.env.SHOP_AUTH_URL}/auth/jwt/create/`, {
    headers: SERVICE_KEY,
    data: STAFF,
  })
  const { access } = await tokens.json()
  const publish = async (published: boolean) => {
    const edited = await request.patch(`${process.env.SHOP_CONTENT_URL}/content/edit/${id}/`, {
      data: { publish: published },
      headers: { ...SERVICE_KEY, authorization: `JWT ${access}` },
    })
    expect(edited.status()).toBe(200)
  }
  await publish(false)
  await meanwhile().finally(() => publish(true))
}
