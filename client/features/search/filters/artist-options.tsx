import { useMemo, useState } from 'react'
import { joinChoices, toChoice } from './choices.ts'
import { useCounts } from './counts.ts'
import { LongOptions } from './long-options.tsx'
import * as say from './messages.ts'
import { useArtistList } from './use-artist-list.ts'

const SECTION = 'artist'

/** Lists artists by name. Offers those that the results name though the fetched list ends before them. */
export const ArtistOptions = ({ chosen }: { chosen: readonly string[] }) => {
  const [words, setWords] = useState('')
  const list = useArtistList(words)
  const { listFound } = useCounts()
  const choices = useMemo(
    () => list.choices && joinChoices(list.choices, [...listFound(SECTION), ...chosen].map(toChoice)),
    [list.choices, listFound, chosen],
  )
  return (
    <LongOptions
      section={SECTION}
      chosen={chosen}
      list={{ ...list, choices }}
      label={say.findAnArtist}
      words={words}
      onWords={setWords}
    />
  )
}
