import { type FilterSection, useSearchIntents } from '#client/actors/pictures/search.ts'
import { PriceTier } from '#client/features/media/price-tier.tsx'
import { optionsOf } from '#machines/search/selectors.ts'
import { Option } from './option.tsx'
import { optionInWords } from './words.ts'

interface CheckOptionsProps {
  section: FilterSection
  chosen: readonly string[]
}

/** Any of them will do, so any number may be ticked. */
export const CheckOptions = ({ section, chosen }: CheckOptionsProps) => {
  const { toggleFilter } = useSearchIntents()
  return optionsOf(section).map((value) => (
    <Option
      key={value}
      section={section}
      value={value}
      type="checkbox"
      checked={chosen.includes(value)}
      onChange={() => toggleFilter(section, value)}
    >
      {section === 'price' ? (
        <PriceTier price={Number(value)} />
      ) : (
        <span>{optionInWords(section, value)}</span>
      )}
    </Option>
  ))
}
