import { z } from 'zod'
import { addDays, type Day } from '#services/shared/business-day.ts'

/** YYYY-MM */
export type Month = string

export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Use YYYY-MM.')

export const monthOf = (day: Day): Month => day.slice(0, 7)

export const firstDayOf = (month: Month): Day => `${month}-01`

export const monthAfter = (month: Month): Month => monthOf(addDays(firstDayOf(month), 31))

export const monthBefore = (month: Month): Month => monthOf(addDays(firstDayOf(month), -1))
