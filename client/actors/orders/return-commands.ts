import { commandsOf } from '#machines/lifecycles/decide.ts'
import {
  type ReturnCommand,
  type ReturnStanding,
  returnLifecycle,
  returnStateOf,
} from '#machines/lifecycles/return.ts'

export type ReturnCommandType = ReturnCommand['type']

/** As the graph names it. */
interface ShownReturn {
  status: Uppercase<ReturnStanding['status']>
  reason: Uppercase<ReturnStanding['reason']>
}

/** What whoever looks at a return may do about it now (design.md section 1). */
export const commandsOfReturn = (
  { status, reason }: ShownReturn,
  by: 'owner' | 'staff',
): ReturnCommandType[] =>
  commandsOf(
    returnLifecycle,
    returnStateOf({
      status: status.toLowerCase() as ReturnStanding['status'],
      reason: reason.toLowerCase() as ReturnStanding['reason'],
    }),
    by,
  )
