import { useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import { ArtistOptionsDocument } from '#client/apollo/generated/graphql.ts'
import { type ChoiceList, joinChoices, toChoice } from './choices.ts'
import * as say from './messages.ts'
import { useSettled } from './use-settled.ts'

/** spec.md section 9: options that are fetched, and how long a lookup waits for the next letter. */
const MOST = 1_000
const LOOKUP = 200

/**
 * Asked for when it is first opened, and kept. Where there are more artists than are fetched, those of what
 * was typed are too.
 */
export const useArtistList = (words: string): ChoiceList => {
  const all = useQuery(ArtistOptionsDocument, { variables: { search: '' } })
  const isCut = (all.data?.artistOptions.length ?? 0) >= MOST
  const search = useSettled(words.trim(), LOOKUP)
  const more = useQuery(ArtistOptionsDocument, { variables: { search }, skip: !isCut || search === '' })
  const names = all.data?.artistOptions
  const others = more.data?.artistOptions
  const choices = useMemo(
    () => names && joinChoices([...names, ...(others ?? [])].map(({ name }) => toChoice(name))),
    [names, others],
  )
  const isLate = isCut && (more.loading || search !== words.trim())
  return {
    choices: choices ?? null,
    isLoading: all.loading || isLate,
    failure: all.error || more.error ? say.artistsNotLoaded : null,
    retry: () => void (all.error ? all : more).refetch().catch(() => {}),
  }
}
