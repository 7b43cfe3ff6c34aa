import type { ActivityQuery } from '#client/apollo/generated/graphql.ts'

export type Entry = ActivityQuery['activity']['entries'][number]
type Edit = NonNullable<Entry['edit']>

const listInWords = new Intl.ListFormat('en-US')

/** 'edited', or 'undid edit 4 of' for what reverts another. */
export const deedInWords = ({ type, reverts }: Edit): string => {
  if (reverts !== null) return `undid edit ${reverts} of`
  return { CREATED: 'created', EDITED: 'edited', DELETED: 'deleted', KEPT: 'edited' }[type]
}

export const fieldsInWords = (fields: readonly string[]): string => listInWords.format(fields)

/** Entries by their day in UTC, in their order. */
export const byDay = (entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> =>
  Map.groupBy(entries, ({ at }) => at.slice(0, 10))
