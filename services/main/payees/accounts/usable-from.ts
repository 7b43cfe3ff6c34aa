import { addDays, businessDayOf, type Day } from '#services/shared/business-day.ts'

/** How long an account is new, and whose days count. */
export interface HoldRules {
  /** How many days a new account is not paid into. */
  accountHoldDays: number
  /** IANA; days begin in it. */
  timeZone: string
}

/** The first day on which money goes to an account that was added, corrected or chosen then. */
export const usableFrom = (changedOn: Date, { accountHoldDays, timeZone }: HoldRules): Day =>
  addDays(businessDayOf(changedOn, timeZone), accountHoldDays)
