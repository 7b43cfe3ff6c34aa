import { SERVICE_KEY } from '../services/secret.ts'
import { STAFF } from './place-order.ts'

/** Asks a service, and throws where it refuses. */
const ask = async (address: string, method: string, body?: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(address, {
    method,
    headers: { ...SERVICE_KEY, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`)
  return answer.json()
}

/** Signs staff in at the services themselves, and answers how they ask content, or another. */
export const signInStaff = async (service: 'CONTENT' | 'MAIN' = 'CONTENT') => {
  const { access } = await ask(`${process.env.SHOP_AUTH_URL}/auth/jwt/create/`, 'POST', STAFF)
  return (method: string, path: string, body?: object) =>
    ask(`${process.env[`SHOP_${service}_URL`]}${path}`, method, body, {
      authorization: `JWT ${access}`,
      ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
    })
}
