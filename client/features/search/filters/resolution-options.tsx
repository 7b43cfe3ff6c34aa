import { useId } from 'react'
import { useSearchIntents } from '#client/actors/pictures/search.ts'
import { optionsOf } from '#machines/search/selectors.ts'
import * as say from './messages.ts'
import { Option } from './option.tsx'
import { optionInWords } from './words.ts'

const SECTION = 'resolution'

/** The least that will do, so only one of them. */
export const ResolutionOptions = ({ chosen: [least] }: { chosen: readonly string[] }) => {
  const name = useId()
  const { toggleFilter } = useSearchIntents()
  return (
    <>
      <Option
        section={SECTION}
        value={null}
        type="radio"
        name={name}
        checked={least === undefined}
        onChange={() => least !== undefined && toggleFilter(SECTION, least)}
      >
        {say.all}
      </Option>
      {optionsOf(SECTION).map((value) => (
        <Option
          key={value}
          section={SECTION}
          value={value}
          type="radio"
          name={name}
          checked={value === least}
          onChange={() => toggleFilter(SECTION, value)}
        >
          {optionInWords(SECTION, value)}
        </Option>
      ))}
    </>
  )
}
