import { makeAddress } from '#tests/support/new-address.ts'
import { SERVICE_KEY } from '#tests/support/services/secret.ts'
import { createAccount } from './account.ts'

/** In the demo catalogue, and for sale as a print of this size. */
export const PICTURE = { id: 'aq-001601', title: 'Mountain Mist, Saint Aude' }
const SIZE = { w: 18, h: 24 }
const SMALLER = { w: 9, h: 12 }

type Account = Awaited<ReturnType<typeof createAccount>>

export interface AccountCart extends Account {
  projectId: number
  /** Changes the line's quantity, as from another device. */
  setQuantity(quantity: number): Promise<void>
  /** Makes the link by which others look at it, and answers its token. */
  share(): Promise<string>
  /** Adds a smaller print of the picture as another line. */
  addSmaller(): Promise<void>
  /** Takes the line out, as from another device. */
  takeOut(): Promise<void>
}

const send = async (url: string, method: string, body?: object, access?: string) => {
  const answer = await fetch(url, {
    method,
    headers: {
      ...SERVICE_KEY,
      'content-type': 'application/json',
      'x-forwarded-for': makeAddress(),
      ...(access !== undefined && { authorization: `JWT ${access}` }),
    },
    body: JSON.stringify(body ?? {}),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`${method} ${url} was refused: ${await answer.text()}`)
  return answer.json()
}

/** Creates empty projects; the last is the current one. */
export const createProjects = async (account: Account, names: readonly string[]) => {
  const { SHOP_AUTH_URL: auth, SHOP_MAIN_URL: main } = process.env
  const { access } = await send(`${auth}/auth/jwt/create/`, 'POST', account)
  for (const name of names) await send(`${main}/api/v2/projects/`, 'POST', { name }, access)
}

/**
 * Makes somebody with one picture in their cart at the services themselves: choosing a picture is another
 * machine's business.
 */
export const createAccountWithCart = async (): Promise<AccountCart> => {
  const { SHOP_AUTH_URL: auth, SHOP_MAIN_URL: main } = process.env
  const account = await createAccount()
  const { access } = await send(`${auth}/auth/jwt/create/`, 'POST', account)
  const { token, project } = await send(`${main}/api/v2/cart/`, 'POST', {}, access)
  const item = { imagedata: { id: PICTURE.id }, size: SIZE, substrate: 'print' }
  const { id } = await send(`${main}/api/v2/cart/${token}/item/`, 'POST', item, access)
  return {
    ...account,
    projectId: project.id,
    setQuantity: (quantity) =>
      send(`${main}/api/v2/projects/${token}/item/?id=${id}`, 'PATCH', { quantity }, access),
    share: async () => {
      const share = await send(`${main}/api/v2/projects/${token}/share/`, 'POST', {}, access)
      return String(share.share_token)
    },
    addSmaller: async () => {
      await send(`${main}/api/v2/cart/${token}/item/`, 'POST', { ...item, size: SMALLER }, access)
    },
    takeOut: () => send(`${main}/api/v2/projects/${token}/item/?id=${id}`, 'DELETE', undefined, access),
  }
}
