import { useId } from 'react'
import { useSearchIntents } from '#client/actors/search.ts'
import { optionsOf } from '#machines/search/selectors.ts'
import styles from './options.module.css'
import { wordsOf } from './words.ts'

/** The least that will do, so only one of them. */
export const ResolutionOptions = ({ chosen: [least] }: { chosen: readonly string[] }) => {
  const name = useId()
  const { toggleFilter } = useSearchIntents()
  return (
    <>
      <label className={styles.option}>
        <input
          type="radio"
          name={name}
          checked={least === undefined}
          onChange={() => least !== undefined && toggleFilter('resolution', least)}
        />
        All
      </label>
      {optionsOf('resolution').map((value) => (
        <label key={value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={value === least}
            onChange={() => toggleFilter('resolution', value)}
          />
          {wordsOf('resolution', value)}
        </label>
      ))}
    </>
  )
}
