import { useNavigate } from 'react-router-dom'
import styles from './find-collection.module.css'

/** A few words of a collection's name or description, in the address. */
export const FindCollection = ({ search }: { search: string }) => {
  const navigate = useNavigate()
  return (
    <search>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const words = String(new FormData(event.currentTarget).get('search')).trim()
          navigate({ search: words && `?${new URLSearchParams({ search: words })}` })
        }}
      >
        <label>
          <span>Find a collection</span>
          <input type="search" name="search" key={search} defaultValue={search} maxLength={200} />
        </label>
        <button type="submit">Find</button>
      </form>
    </search>
  )
}
