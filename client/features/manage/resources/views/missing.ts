import type { ResourceListQuery } from '#client/apollo/generated/graphql.ts'
import type { RecordType } from '../types/type.ts'
import * as say from './messages.tsx'
import type { ViewContent } from './view.ts'

type Resource = NonNullable<ResourceListQuery['resource']>

/** What a list has. */
export interface Known {
  filters: readonly string[]
  orderings: readonly string[]
  /** Null where nobody knows. */
  columns: readonly string[] | null
}

/** A type that is not described has the columns of its records, which may not be read yet. */
export const knownOf = ({ fields, filters, ordering }: Resource, { columns }: RecordType): Known => ({
  filters: filters.map(({ name }) => name),
  orderings: ordering,
  columns:
    columns.length > 0
      ? [...columns.map(({ field }) => field), ...(fields ?? []).map(({ name }) => name)]
      : null,
})

const fieldOf = (ordering: string): string => ordering.replace(/^-/, '')

const isSortable = (ordering: string, { orderings }: Known): boolean =>
  orderings.some((each) => fieldOf(each) === fieldOf(ordering))

const hasColumn = (field: string, { columns }: Known): boolean => columns === null || columns.includes(field)

/** Names what a view uses that its list does not have any more, each once. */
export const findMissing = ({ ordering, filters, columns }: ViewContent, known: Known): string[] => {
  const names = [
    ...Object.keys(filters).filter((name) => !known.filters.includes(name)),
    ...(ordering !== null && !isSortable(ordering, known) ? [fieldOf(ordering)] : []),
    ...(columns ?? []).filter((field) => !hasColumn(field, known)),
  ]
  return [...new Set(names)]
}

/** What is left of a view. Where no column is left, the list shows its own. */
export const leaveOutMissing = (content: ViewContent, known: Known): ViewContent => {
  const { search, ordering, filters } = content
  const columns = content.columns?.filter((field) => hasColumn(field, known))
  return {
    search,
    ordering: ordering !== null && isSortable(ordering, known) ? ordering : null,
    filters: Object.fromEntries(Object.entries(filters).filter(([name]) => known.filters.includes(name))),
    columns: columns?.length ? columns : null,
  }
}

/** How a field is called: as its column, the server or, where it is gone, its name itself has it. */
export const labelOf = (
  name: string,
  { columns }: Pick<RecordType, 'columns'>,
  { fields, filters }: Pick<Resource, 'fields' | 'filters'>,
): string =>
  columns.find(({ field }) => field === name)?.label ??
  [...(fields ?? []), ...filters].find((field) => field.name === name)?.label ??
  inWords(name)

const inWords = (name: string): string => {
  const words = name.replaceAll(/[_.-]+/g, ' ').trim() || name
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const AND = new Intl.ListFormat('en-US')

/** 'This view used Royalty code, which is no longer there.' */
export const missingInWords = (labels: readonly string[]): string =>
  say.viewUsed(AND.format(labels), labels.length === 1)
