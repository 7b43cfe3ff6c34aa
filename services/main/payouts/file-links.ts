import { createLinks } from '#services/shared/links.ts'

/** Links to lists of money that staff have asked for, good for a minute. */
export const moneyFileLinks = createLinks<{ of: string; asked: object; author: string }>(
  'main.money_file_link',
  60_000,
)
