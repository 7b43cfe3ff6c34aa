import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { SERVICE_KEY } from '../../support/services/secret.ts'
import type { Shop } from '../../support/shop/shop.ts'
import { fetchJson, itemOf, post, readChoices } from '../choices.ts'

const WRITERS = 4
const READERS = 2
const PAUSE_MS = 20
/** Longer than anybody should wait for anything. */
const GIVE_UP_MS = 60_000

interface Answer {
  /** Which of the callers asked, and what it got. */
  what: string
  sentAt: number
  at: number
}

export interface Load {
  answers: Answer[]
  /** Keys of adds answered by 201, and when. */
  acknowledged: { key: string; at: number }[]
  /** Answers when the first add sent after this moment was acknowledged. */
  firstAddAfter(moment: number): Promise<number>
  stop(): Promise<void>
}

/**
 * Starts adds by REST and searches by REST and by the graph; each sends one call after another, whatever the
 * answer.
 */
export const startLoad = async ({ url, services }: Pick<Shop, 'url' | 'services'>): Promise<Load> => {
  const { main, content } = services
  const [choice] = await readChoices(services, 1)
  if (!choice) throw new Error('There is no picture')
  const answers: Answer[] = []
  const acknowledged: Load['acknowledged'] = []
  const lastSent: number[] = []
  let isStopped = false

  const ask = async (who: string, send: (signal: AbortSignal) => Promise<string>) => {
    const sentAt = performance.now()
    const what = await send(AbortSignal.timeout(GIVE_UP_MS)).catch((error: Error) =>
      String(error.cause ?? error.name)
        .replace(/:\d+/g, '')
        .slice(0, 60),
    )
    answers.push({ what: `${who} ${what}`, sentAt, at: performance.now() })
    return { what, sentAt }
  }
  const add = (cart: string) => async () => {
    const init = post(itemOf(choice))
    const key = new Headers(init.headers).get('idempotency-key') ?? ''
    const { what, sentAt } = await ask('add', async (signal) => {
      const response = await fetch(`${main}/api/v2/cart/${cart}/item/`, { ...init, signal })
      await response.text()
      return `${response.status}`
    })
    if (what !== '201') return
    acknowledged.push({ key, at: performance.now() })
    lastSent.push(sentAt)
  }
  const search = () =>
    ask('search', async (signal) => {
      const response = await fetch(`${content}/content/search/v3/?query=dunes`, {
        headers: SERVICE_KEY,
        signal,
      })
      await response.text()
      return `${response.status}`
    })
  const graph = () =>
    ask('graph', async (signal) => {
      const response = await fetch(`${url}/graphql`, {
        ...post({ query: '{ search(input: {}) { total } }' }),
        signal,
      })
      const { errors } = (await response.json()) as { errors?: { message: string }[] }
      return errors?.[0]?.message ?? 'ok'
    })

  const repeat = async (work: () => Promise<unknown>) => {
    while (!isStopped) {
      await work()
      await setTimeout(PAUSE_MS)
    }
  }
  const newCart = async () =>
    (
      await fetchJson<{ token: string }>(
        `${main}/api/v2/cart/`,
        post({ cart_email: `${randomUUID()}@example.com` }),
      )
    ).token
  const carts = await Promise.all(Array.from({ length: WRITERS }, newCart))
  const works = [
    ...carts.map(add),
    ...Array.from({ length: READERS }, () => search),
    ...Array.from({ length: READERS }, () => graph),
  ]
  const working = Promise.all(works.map(repeat))

  return {
    answers,
    acknowledged,
    async firstAddAfter(moment) {
      for (;;) {
        const at = acknowledged.findIndex((_, index) => (lastSent[index] ?? 0) >= moment)
        const first = acknowledged[at]
        if (first) return first.at
        await setTimeout(PAUSE_MS)
      }
    },
    async stop() {
      isStopped = true
      await working
    },
  }
}
