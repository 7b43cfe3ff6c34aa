import type { OrderStatus, OrderTimeline_MomentFragment } from '#client/apollo/generated/graphql.ts'

type Moment = OrderTimeline_MomentFragment

export interface Step {
  status: OrderStatus
  /** Null for what is still to come. */
  moment: Moment | null
}

/** The way of an order that nothing comes between. */
const WAY: readonly OrderStatus[] = ['PLACED', 'PAID', 'IN_PRODUCTION', 'SHIPPED', 'DELIVERED']

/** What has happened, and what is still to come: nothing, once an order has left its way. */
export const stepsOf = (moments: readonly Moment[]): Step[] => {
  const done = moments.map((moment) => ({ status: moment.status, moment }))
  const reached = WAY.indexOf(moments.at(-1)?.status ?? 'PLACED')
  const ahead = reached < 0 ? [] : WAY.slice(reached + 1)
  return [...done, ...ahead.map((status) => ({ status, moment: null }))]
}

/** Who took a step; null for what needs no saying to a customer: that it was the shop. */
export const whoInWords = ({ who: { kind, name, isYou } }: Moment, showsWho: boolean): string | null => {
  if (isYou) return 'by you'
  if (!showsWho) return null
  if (kind === 'SYSTEM') return 'by the payment provider'
  return `by ${name ?? (kind === 'STAFF' ? 'staff' : kind === 'GUEST' ? 'a guest' : 'the customer')}`
}
