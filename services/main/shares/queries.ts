import type { Queryable } from '#services/shared/database/driver.ts'
import { notFound } from '#services/shared/http/problem.ts'
import { isUnnamed } from '../cart/names.ts'
import { PRINT_COLUMNS } from '../cart/print.ts'
import { VERSION_OF_CART } from '../cart/queries.ts'
import { totals } from '../pricing/rules.ts'
import { toSumsView } from '../pricing/sums.ts'
import type { ReviewView, SharedLineView, SharedProjectView, ShareView, Verdict } from './contract.ts'

/** Of one link, and shown at once. */
export const MOST_REVIEWS = 500

interface ReviewRow {
  id: number
  item_id: number
  author: string
  verdict: Verdict | null
  comment: string
  at: Date
}

/** A project's link, and what was said of the lines that are in it now. For whoever may write to it. */
export async function readShare(db: Queryable, cart: string): Promise<ShareView> {
  const [share] = await db.query<{ token: string | null; at: Date | null; version: number }>(
    `select share.token, share.at, (${VERSION_OF_CART}) as version
     from main.cart left join main.share on share.cart = cart.token where cart.token = $1`,
    [cart],
  )
  if (!share) throw notFound()
  const reviews = await db.query<ReviewRow>(
    `select review.id, item_id, author, verdict, comment, at from main.review
     where item_id in (select id from main.cart_item where cart = $1)
     order by review.id desc limit ${MOST_REVIEWS}`,
    [cart],
  )
  return {
    share_token: share.token,
    shared_at: share.at?.toISOString() ?? null,
    reviews: reviews.toReversed().map(toReview),
    cart_version: share.version,
  }
}

/**
 * What a link opens: the cart and since when. Throws 404 for one that is unknown, withdrawn, or of a project
 * that has gone into another.
 */
export async function openShare(db: Queryable, shareToken: string): Promise<{ cart: string; since: Date }> {
  const [share] = await db.query<{ cart: string; at: Date }>(
    `select cart, at from main.share join main.cart on cart.token = share.cart
     where share.token = $1 and migrated_into is null`,
    [shareToken],
  )
  if (!share) throw notFound()
  return { cart: share.cart, since: share.at }
}

/**
 * The project that a link shows, and nothing by which it could be changed. Throws 404 as {@link openShare}.
 */
export async function readShared(db: Queryable, shareToken: string): Promise<SharedProjectView> {
  const { cart, since } = await openShare(db, shareToken)
  const [project] = await db.query<{ name: string; latest_order: string | null }>(
    'select name, latest_order from main.cart where token = $1',
    [cart],
  )
  const lines = await db.query<Omit<SharedLineView, 'total' | 'reviews'>>(
    `select id, ${PRINT_COLUMNS.join(', ')}, fault
     from main.cart_item where cart = $1 order by id`,
    [cart],
  )
  const reviews = await readReviews(db, cart, since)
  const sums = totals(
    lines.filter(({ fault }) => fault === null).map((line) => ({ ...line, unitPrice: line.unit_price })),
  )
  return {
    name: project && !isUnnamed(project.name) ? project.name : null,
    ...toSumsView(sums, null),
    is_ordered: project?.latest_order != null,
    lines: lines.map((line) => ({
      ...line,
      total: line.unit_price * line.quantity,
      reviews: reviews.filter(({ item_id }) => item_id === line.id),
    })),
  }
}

/**
 * What was said of a cart's lines since its link was made, oldest first: one link is followed by the next, so
 * that is by this one.
 */
export async function readReviews(db: Queryable, cart: string, since: Date): Promise<ReviewView[]> {
  const rows = await db.query<ReviewRow>(
    `select id, item_id, author, verdict, comment, at from main.review
     where cart = $1 and at >= $2 order by id limit ${MOST_REVIEWS}`,
    [cart, since],
  )
  return rows.map(toReview)
}

const toReview = ({ at, ...review }: ReviewRow): ReviewView => ({ ...review, at: at.toISOString() })
