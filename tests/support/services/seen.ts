import { afterAll, expect } from 'vitest'
import type { Route } from '#tests/walks/contract/route.ts'
import type { Reply } from './http.ts'

type Seen = Pick<Reply, 'status' | 'body'> & Partial<Pick<Reply, 'headers'>>

/**
 * Compares the refusals that tests/walks/contract states for these routes with what the service answers. A
 * refusal that no test has seen by the end of the file fails it.
 */
export const watchRefusals = (routes: Readonly<Record<string, Route>>) => {
  const unseen = new Set(
    Object.values(routes).flatMap(({ name, refusals }) =>
      refusals.filter(({ elsewhere }) => elsewhere === undefined).map(({ when }) => `${name}: ${when}`),
    ),
  )
  afterAll(() => expect([...unseen], 'told of the service, and not seen of it').toEqual([]))

  /** A 429 is compared by its header's form alone: the seconds to wait vary. */
  return (route: Route, when: string, { status, body, headers }: Seen): void => {
    const told = route.refusals.find((one) => one.when === when)
    expect(told, `${route.name} tells of nothing when ${when}`).toBeDefined()
    expect(status).toBe(told?.status)
    if (status === 429) expect(headers?.get('retry-after')).toMatch(/^\d+$/)
    else expect(body).toEqual(told?.body)
    unseen.delete(`${route.name}: ${when}`)
  }
}

/** Asks as often as is allowed, and once more. */
export const askTooOften = async (ask: () => Promise<Reply>, most: number): Promise<Reply> => {
  for (let tries = 0; tries < most; tries += 1) await ask()
  return ask()
}
