import { randomUUID } from 'node:crypto'
import type { SearchResponse } from '#services/content/search/contract.ts'
import type { AvailableSizes } from '#services/main/sizes/contract.ts'
import { makeAddress } from '../support/new-address.ts'
import { SERVICE_KEY } from '../support/services/secret.ts'
import type { Shop } from '../support/shop/shop.ts'

/** Helpers with which parts of the shop's benchmark prepare. */

export interface Choice {
  id: string
  substrate: string
  width: number
  height: number
}

/** Throws unless the answer is a success. */
export const fetchJson = async <T>(url: string, init?: RequestInit): Promise<T> => {
  const response = await fetch(url, { ...init, headers: { ...SERVICE_KEY, ...init?.headers } })
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** A write under a new key, by nobody unless there is an access token. */
export const post = (body: object, access?: string): RequestInit => ({
  method: 'POST',
  headers: {
    ...SERVICE_KEY,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    'x-forwarded-for': makeAddress(),
    ...(access !== undefined && { authorization: `JWT ${access}` }),
  },
  body: JSON.stringify(body),
})

export const itemOf = ({ id, substrate, width, height }: Choice): object => ({
  imagedata: { id },
  substrate,
  size: { w: width, h: height },
})

/** Reads the newest images, each with the first choice that it offers. */
export const readChoices = async (
  { main, content }: Shop['services'],
  count: number,
): Promise<readonly Choice[]> => {
  const { images } = await fetchJson<SearchResponse>(`${content}/content/search/v3/?limit=${count}`)
  return Promise.all(
    images.map(async ({ id, price, max_width, max_height }) => {
      const { substrates } = await fetchJson<AvailableSizes>(
        `${main}/api/v1/availablesizes/?w=${max_width}&h=${max_height}&price=${price}`,
      )
      const [option] = substrates.filter(({ sizes }) => sizes.length > 0)
      const [size] = option?.sizes ?? []
      if (!option || !size) throw new Error(`${id} has no size`)
      return { id, substrate: option.substrate, width: size.width, height: size.height }
    }),
  )
}
