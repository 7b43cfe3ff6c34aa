import type { ApolloCache } from '@apollo/client'
import { SavedViewsDocument, type SavedViewsQuery } from '#client/apollo/generated/graphql.ts'

export type SavedView = SavedViewsQuery['savedViews'][number]

type ReviseViews = (views: readonly SavedView[]) => SavedView[]

/** Lists that nobody has read yet are read as they are. */
const reviseViews = (cache: ApolloCache, resource: string, revise: ReviseViews) =>
  cache.updateQuery({ query: SavedViewsDocument, variables: { resource } }, (read) =>
    read ? { ...read, savedViews: revise(read.savedViews) } : undefined,
  )

const byName = (one: SavedView, other: SavedView) => one.name.localeCompare(other.name)

/** Puts a view in its place among those of its list; its being the default takes that from another. */
export const keepView = (cache: ApolloCache, resource: string, view: SavedView) =>
  reviseViews(cache, resource, (views) => {
    const others = views
      .filter(({ id }) => id !== view.id)
      .map((other) => (view.isDefault && other.isDefault ? { ...other, isDefault: false } : other))
    return [...others, view].toSorted(byName)
  })

export const dropView = (cache: ApolloCache, resource: string, id: string) =>
  reviseViews(cache, resource, (views) => views.filter((view) => view.id !== id))
