import type { Queryable } from '#services/shared/database/driver.ts'
import { UpstreamFailure } from '#services/shared/http/client.ts'
import type { Content } from '../images/content.ts'
import { findCurrentCart } from './access.ts'
import { faultOf } from './choice.ts'
import type { Fault } from './events.ts'
import type { PrintView } from './print.ts'

interface Asked {
  database: Queryable
  content: Content
  authorization: string | undefined
}

type LineRow = Pick<PrintView, 'image_id' | 'substrate' | 'frame' | 'width' | 'height'> & { id: number }

/**
 * Finds the lines of a guest's cart that cannot be bought any more, by line id, for a merge into the user's
 * cart. Finds none while the content service is down: an outage must not keep anyone from signing in.
 */
export async function findFaults(
  { database, content, authorization }: Asked,
  token: string,
  user: string,
): Promise<ReadonlyMap<number, Fault>> {
  if (!(await findCurrentCart(database, user))) return new Map()
  const lines = await database.query<LineRow>(
    `select id, image_id, substrate, frame, width, height from main.cart_item
     join main.cart on cart.token = cart_item.cart where cart = $1 and owner is null`,
    [token],
  )
  const answer = await ignoreUnreached(
    content.images([...new Set(lines.map((line) => line.image_id))], authorization),
  )
  if (!answer) return new Map()
  const byId = new Map(answer.images.map((image) => [image.id, image]))
  return new Map(
    lines.flatMap(({ id, image_id, substrate, frame, ...size }) => {
      if (answer.unreached.includes(image_id)) return []
      const fault = faultOf(byId.get(image_id) ?? null, { substrate, size, frame })
      return fault ? [[id, fault] as const] : []
    }),
  )
}

const ignoreUnreached = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof UpstreamFailure) return null
    throw error
  })
