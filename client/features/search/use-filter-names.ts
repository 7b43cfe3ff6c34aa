import { useQuery } from '@apollo/client/react'
import type { FilterSection, useShownPlace } from '#client/actors/pictures/search.ts'
import { CollectionOptionsDocument } from '#client/apollo/generated/graphql.ts'
import { optionInWords, resolutionInWords } from './filters/words.ts'

/** What a chosen value is called; a collection by its number until its name is there. */
export const useFilterNames = ({ collection }: ReturnType<typeof useShownPlace>['filters']) => {
  const { data } = useQuery(CollectionOptionsDocument, { skip: collection === undefined })
  return (section: FilterSection, value: string): string => {
    if (section === 'favorites') return 'Favorites'
    if (section === 'price') return '$'.repeat(Number(value))
    if (section === 'resolution') return resolutionInWords(value)
    if (section !== 'collection') return optionInWords(section, value)
    const named = data?.collections.collections.find(({ id }) => id === value)
    return named?.name ?? `Collection ${value}`
  }
}
