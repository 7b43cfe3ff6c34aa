import type { SavedViewsQuery } from '#client/apollo/generated/graphql.ts'
import type { ListPlace } from '../list/place.ts'

export type SavedView = SavedViewsQuery['savedViews'][number]

/** What a view keeps of a list. */
export type ViewContent = Pick<ListPlace, 'search' | 'ordering' | 'filters' | 'columns'>

export const contentOf = ({ search, ordering, filters, columns }: ViewContent): ViewContent => ({
  search,
  ordering,
  filters,
  columns,
})

export const contentOfView = ({ search, ordering, filters, columns }: SavedView): ViewContent => ({
  search,
  ordering,
  filters: Object.fromEntries(filters.map(({ name, value }) => [name, value])),
  columns,
})

/** What decides whether two lists look the same. */
export interface ListLook {
  columns: readonly { field: string; isOptional?: boolean }[]
  /** The default first. */
  orderings: readonly string[]
}

/** Whether two lists show the same, however they say so: a list's own sort may be named or left out. */
export const isSameContent = (one: ViewContent, other: ViewContent, look: ListLook): boolean =>
  one.search === other.search &&
  sortOf(one, look) === sortOf(other, look) &&
  isSameText(filtersOf(one), filtersOf(other)) &&
  isSameText(shownOf(one, look), shownOf(other, look))

const sortOf = ({ ordering }: ViewContent, { orderings }: ListLook): string | null =>
  ordering ?? orderings[0] ?? null

const filtersOf = ({ filters }: ViewContent): string[] =>
  Object.entries(filters)
    .map((filter) => JSON.stringify(filter))
    .toSorted()

/** The first column is always there; the others stand in the type's order, whatever the view's. */
const shownOf = ({ columns: chosen }: ViewContent, { columns }: ListLook): string[] =>
  columns.flatMap(({ field, isOptional }, index) =>
    index === 0 || (chosen ? chosen.includes(field) : !isOptional) ? [field] : [],
  )

const isSameText = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index])

const PLAIN: ViewContent = { search: '', ordering: null, filters: {}, columns: null }

export const isPlain = (content: ViewContent, look: ListLook): boolean => isSameContent(content, PLAIN, look)
