import fc from 'fast-check'
import { describe as describeField } from '#client/features/manage/resources/fields/kind.ts'
import type { RecordType } from '#client/features/manage/resources/types/type.ts'
import { type Known, knownOf } from '#client/features/manage/resources/views/missing.ts'
import type { SavedView, ViewContent } from '#client/features/manage/resources/views/view.ts'

/** A type of records, what the server says of it, and views of its list. */

export const type: RecordType = {
  resource: 'artist',
  label: 'Artists',
  one: 'artist',
  letter: 'a',
  columns: [
    { field: 'name', label: 'Name' },
    { field: 'royalty_code', label: 'Royalty code' },
    { field: 'created', label: 'Created' },
    { field: 'active', label: 'Active', isOptional: true },
  ],
}
export const look = { columns: type.columns, orderings: ['name', 'created'] }
export const described = {
  __typename: 'Resource' as const,
  name: 'artist',
  title: 'Artist',
  canCreate: true,
  description: '',
  fields: [{ ...describeField('bio', ''), label: 'Biography' }],
  ordering: ['name', 'created'],
  filters: ['active', 'gaa_artist'].map((name) => ({
    __typename: 'ResourceField' as const,
    name,
    type: 'boolean',
    label: name === 'active' ? 'Active' : 'Portal',
    choices: null,
  })),
}
export const known: Known = knownOf(described, type)

export const plain: ViewContent = { search: '', ordering: null, filters: {}, columns: null }
export const viewOf = (
  id: string,
  content: Partial<ViewContent> = {},
  more: Partial<SavedView> = {},
): SavedView => {
  const { filters, columns, ...rest } = { ...plain, ...content }
  return {
    __typename: 'SavedView',
    id,
    name: `View ${id}`,
    ...rest,
    filters: Object.entries(filters).map(([name, value]) => ({ __typename: 'ViewFilter', name, value })),
    columns: columns && [...columns],
    isShared: false,
    isDefault: false,
    isOwn: true,
    owner: 'ann@aquatint.test',
    version: 1,
    ...more,
  }
}

export const addressOf = (query: string) => new URLSearchParams(query)

export const fields = fc.constantFrom('name', 'royalty_code', 'created', 'active', 'bio', 'gone', 'gone_too')
export const contents: fc.Arbitrary<ViewContent> = fc.record({
  search: fc.constantFrom('', 'vale', 'two words'),
  ordering: fc.option(fc.constantFrom('name', '-name', '-created', 'gone', '-gone_too')),
  filters: fc.dictionary(
    fc.constantFrom('active', 'gaa_artist', 'gone', 'tier'),
    fc.constantFrom('true', 'false'),
    {
      noNullPrototype: true,
    },
  ),
  columns: fc.option(fc.uniqueArray(fields, { minLength: 1 })),
})
export const views = contents.map((content) => viewOf('7', content))
