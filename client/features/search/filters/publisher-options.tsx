import { useState } from 'react'
import { optionsOf } from '#machines/search/selectors.ts'
import type { ChoiceList } from './choices.ts'
import { LongOptions } from './long-options.tsx'
import * as say from './messages.ts'
import { optionInWords } from './words.ts'

const SECTION = 'publisher'

/** By name, its code being what the address has. */
export const PublisherOptions = ({ chosen }: { chosen: readonly string[] }) => {
  const [words, setWords] = useState('')
  return (
    <LongOptions
      section={SECTION}
      chosen={chosen}
      list={LIST}
      label={say.findAPublisher}
      words={words}
      onWords={setWords}
    />
  )
}

const LIST: ChoiceList = {
  choices: optionsOf(SECTION).map((value) => ({ value, label: optionInWords(SECTION, value) })),
  isLoading: false,
  failure: null,
  retry: () => {},
}
