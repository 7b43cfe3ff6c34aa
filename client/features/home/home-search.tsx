import { Form } from 'react-router-dom'
import { SearchIcon } from '#client/ui/icons.tsx'
import styles from './home-search.module.css'
import * as say from './messages.tsx'

/** The invitation to search; the navigation bar keeps the same box on every page. */
export const HomeSearch = () => (
  <Form action="/search" className={styles.form}>
    <input
      className={styles.input}
      type="search"
      name="q"
      placeholder={say.whatLookingFor}
      aria-label={say.whatLookingFor}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={10_000}
    />
    <button type="submit" className={styles.submit}>
      <SearchIcon /> {say.search}
    </button>
  </Form>
)
