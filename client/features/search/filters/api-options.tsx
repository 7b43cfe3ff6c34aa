import { useId } from 'react'
import { useSearchIntents } from '#client/actors/pictures/search.ts'
import { Option } from './option.tsx'
import { APIS } from './words.ts'

/** Which sources are asked: for staff. */
export const ApiOptions = ({ chosen }: { chosen: (typeof APIS)[number]['api'] }) => {
  const name = useId()
  const { chooseApi } = useSearchIntents()
  return APIS.map(({ api, label }) => (
    <Option
      key={api}
      section="source"
      value={api}
      type="radio"
      name={name}
      checked={api === chosen}
      onChange={() => chooseApi(api)}
    >
      {label}
    </Option>
  ))
}
