import { SERVICE_KEY } from '../services/secret.ts'
import { STAFF } from './place-order.ts'

let made = 0

const ask = async (address: string, method: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(address, {
    method,
    headers: { ...SERVICE_KEY, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/**
 * Makes an artist at the services themselves, whom nobody else in this run edits. Answers their name, and how
 * to edit them as somebody else does meanwhile.
 */
export const createArtist = async (values: { name?: string; royalty_code?: string } = {}) => {
  const { SHOP_AUTH_URL: auth, SHOP_CONTENT_URL: content } = process.env
  const { access } = await ask(`${auth}/auth/jwt/create/`, 'POST', STAFF)
  const authorization = { authorization: `JWT ${access}` }
  const name = values.name ?? `Ada Vale ${process.pid}-${Date.now()}-${++made}`
  const list = `${content}/api/artist/`
  const { id, version } = await ask(list, 'POST', { ...values, name }, authorization)
  return {
    id: `${id}`,
    name,
    path: `/manage/artist/${id}`,
    /** Edits from the version that it was made with. */
    edit: (changes: object) => ask(`${list}${id}/`, 'PUT', { version, ...changes }, authorization),
  }
}
