import { useId } from 'react'
import { useSearchIntents } from '#client/actors/search.ts'
import styles from './options.module.css'
import { APIS } from './words.ts'

/** Which sources are asked: for staff. */
export const ApiOptions = ({ chosen }: { chosen: (typeof APIS)[number]['api'] }) => {
  const name = useId()
  const { chooseApi } = useSearchIntents()
  return APIS.map(({ api, label }) => (
    <label key={api} className={styles.option}>
      <input type="radio" name={name} checked={api === chosen} onChange={() => chooseApi(api)} />
      {label}
    </label>
  ))
}
