import { conflict, Problem } from '#services/shared/http/problem.ts'

/** What was agreed to no longer holds; nothing is charged. */
export const quoteChanged = (): Problem =>
  conflict('This project has changed since you reviewed it.', 'quote_changed')

/** A project is ordered once. */
export const projectOrdered = (orderId: string): Problem =>
  new Problem(409, {
    detail: 'This project has been ordered.',
    code: 'project_ordered',
    order_id: orderId,
  })
