import { createHash } from 'node:crypto'
import { z } from 'zod'
import { fetchJson, UpstreamFailure } from '#services/shared/http/client.ts'
import { invalid, notFound, Throttled } from '#services/shared/http/problem.ts'
import type { ReturnPictureView, ShownReturnPicture } from './contract.ts'

/** It is opened in its turn. */
const SENDING_MS = 15_000
const ASKING_MS = 3_000
const LATER_SECONDS = 3_600

const view = z.object({ name: z.string(), width: z.int(), height: z.int() })
const shown = view.extend({ preview: z.string() })
const claimed = z.object({ results: z.array(view) })
const refused = z.record(z.string(), z.array(z.string()))

/** The pictures of an order's returns, which the content service keeps. All throw UpstreamFailure. */
export interface ReturnPictures {
  /** Keeps one for a return that is asked for later. Throws 400 at `picture`, and 429. */
  send(orderId: string, picture: string): Promise<ReturnPictureView>
  /** Gives a return its pictures for good. Throws 400 at `pictures` where one is gone. */
  claim(orderId: string, names: readonly string[]): Promise<ReturnPictureView[]>
  /** Throws 404. */
  show(orderId: string, name: string, size: 'thumb' | 'whole'): Promise<ShownReturnPicture>
}

/** The content service knows no orders: it is given a uuid that is made of the number. */
const placeOf = (orderId: string): string => {
  const hash = createHash('sha256').update(`order ${orderId}`).digest('hex')
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`]
  return [...parts, hash.slice(20, 32)].join('-')
}

/** Asks the content service at /api/order-pictures/. */
export function createReturnPictures(contentUrl: string, serviceKey: string): ReturnPictures {
  const ask = (path: string, timeout: number, body?: object) =>
    fetchJson(`${contentUrl}/api/order-pictures/${path}`, {
      timeout,
      serviceKey,
      ...(body && { method: 'POST' as const, body }),
      toRefusal: (status, problem) => {
        const { data } = refused.safeParse(problem)
        if (status === 400 && data) return invalid(data)
        return status === 429 ? new Throttled('return pictures of order', LATER_SECONDS) : null
      },
    })
  return {
    send: async (orderId, picture) => view.parse(await ask(`${placeOf(orderId)}/`, SENDING_MS, { picture })),
    async claim(orderId, names) {
      if (names.length === 0) return []
      const answer = await ask(`${placeOf(orderId)}/claim/`, ASKING_MS, { pictures: names })
      return claimed.parse(answer).results
    },
    async show(orderId, name, size) {
      try {
        const path = `${placeOf(orderId)}/${encodeURIComponent(name)}/?size=${size}`
        return shown.parse(await ask(path, ASKING_MS))
      } catch (error) {
        if (error instanceof UpstreamFailure && error.status === 404) throw notFound()
        throw error
      }
    },
  }
}
