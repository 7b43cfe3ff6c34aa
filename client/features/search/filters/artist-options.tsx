import { useMemo, useState } from 'react'
import { asWritten, together } from './choices.ts'
import { useCounts } from './counts.ts'
import { LongOptions } from './long-options.tsx'
import { useArtistList } from './use-artist-list.ts'

const SECTION = 'artist'

/** Lists artists by name. Offers those that the results name though the fetched list ends before them. */
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
