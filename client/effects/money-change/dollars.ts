import * as say from '#client/effects/messages.ts'
import { Refusal } from '#machines/refusal.ts'

/** Reads dollars as they are typed. Throws BAD_USER_INPUT at the field for what is no sum of whole cents. */
export function toCents(amount: string, field: string): number {
  const [, minus = '', dollars = '', cents = '00'] =
    /^([-−]?)\$?(\d{1,7})(?:\.(\d{2}))?$/.exec(amount.replaceAll(/[,\s]/g, '')) ?? []
  if (dollars === '') throw new Refusal('BAD_USER_INPUT', say.enterDollars, { [field]: say.enterDollars })
  return (minus === '' ? 1 : -1) * (Number(dollars) * 100 + Number(cents))
}
