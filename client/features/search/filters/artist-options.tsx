import { useMemo, useState } from 'react'
import { asWritten, together } from './choices.ts'
import { useCounts } from './counts.ts'
import { LongOptions } from './long-options.tsx'
import { useArtistList } from './use-artist-list.ts'

const SECTION = 'artist'

/** By the name as it is written. Whom the results name is offered though the list does not reach that far. */
export const ArtistOptions = ({ chosen }: { chosen: readonly string[] }) => {
  const [words, setWords] = useState('')
  const list = useArtistList(words)
  const { found } = useCounts()
  const choices = useMemo(
    () => list.choices && together(list.choices, [...found(SECTION), ...chosen].map(asWritten)),
    [list.choices, found, chosen],
  )
  return (
    <LongOptions
      section={SECTION}
      chosen={chosen}
      list={{ ...list, choices }}
      label="Find an artist"
      words={words}
      onWords={setWords}
    />
  )
}
