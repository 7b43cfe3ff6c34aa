import { useRef } from 'react'
import { Form, useLocation, useSearchParams } from 'react-router-dom'
import { SearchIcon } from '#client/ui/icons.tsx'
import styles from './search-box.module.css'

/** Asks /search, and shows what was asked while one is there. */
export const SearchBox = ({ className }: { className?: string }) => {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const input = useRef<HTMLInputElement>(null)
  const asked = pathname === '/search' ? (params.get('q') ?? '') : ''
  return (
    <search className={className}>
      <Form action="/search" className={styles.form} onSubmit={() => input.current?.blur()}>
        <input
          key={asked}
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={asked}
          placeholder="Search Art"
          aria-label="Search Art"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={10_000}
        />
        <button type="submit" className={styles.submit} aria-label="Search">
          <SearchIcon />
        </button>
      </Form>
    </search>
  )
}
