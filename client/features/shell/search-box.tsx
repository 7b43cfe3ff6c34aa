import { type FormEvent, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useSearchIntents } from '#client/actors/pictures/search.ts'
import { SearchIcon } from '#client/ui/icons.tsx'
import * as say from './messages.ts'
import styles from './search-box.module.css'
import { SearchTips } from './search-tips.tsx'

/** Asks for words, among what is filtered by already, and shows what was asked while a search is there. */
export const SearchBox = ({ className }: { className?: string }) => {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const input = useRef<HTMLInputElement>(null)
  const { submitWords } = useSearchIntents()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    submitWords(input.current?.value ?? '')
    input.current?.blur()
  }
  const asked = pathname === '/search' ? (params.get('q') ?? '') : ''
  return (
    <search className={className}>
      <form className={styles.form} action="/search" onSubmit={submit}>
        <input
          key={asked}
          ref={input}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={asked}
          placeholder={say.searchArt}
          aria-label={say.searchArt}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={10_000}
        />
        <SearchTips />
        <button type="submit" className={styles.submit} aria-label={say.search}>
          <SearchIcon />
        </button>
      </form>
    </search>
  )
}
