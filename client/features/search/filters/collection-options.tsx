import { useQuery } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { CollectionOptionsDocument } from '#client/apollo/generated/graphql.ts'
import { joinChoices } from './choices.ts'
import { LongOptions } from './long-options.tsx'
import * as say from './messages.ts'

/**
 * By name, its number being what the address has. Asked for each time it is opened, as staff may be making
 * them.
 */
export const CollectionOptions = ({ chosen }: { chosen: readonly string[] }) => {
  const [words, setWords] = useState('')
  const { data, error, loading, refetch } = useQuery(CollectionOptionsDocument, {
    fetchPolicy: 'cache-and-network',
  })
  const collections = data?.collections.collections
  const choices = useMemo(
    () =>
      collections &&
      joinChoices(
        collections.map(({ id, name }) => ({ value: id, label: name })),
        chosen.map((id) => ({ value: id, label: say.collectionNumber(id) })),
      ),
    [collections, chosen],
  )
  return (
    <LongOptions
      section="collection"
      chosen={chosen}
      list={{
        choices: choices ?? null,
        isLoading: loading && !choices,
        failure: error ? say.collectionsNotLoaded : null,
        retry: () => void refetch().catch(() => {}),
      }}
      label={say.findACollection}
      words={words}
      onWords={setWords}
    />
  )
}
