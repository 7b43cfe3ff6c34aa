import type { FormEvent } from 'react'
import { useSearchIntents } from '#client/actors/search.ts'
import styles from './artist-options.module.css'
import { CheckOptions } from './check-options.tsx'

/** A name that is typed: the exact one of an artist. */
export const ArtistOptions = ({ chosen }: { chosen: readonly string[] }) => {
  const { toggleFilter } = useSearchIntents()
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const name = String(new FormData(form).get('artist') ?? '').trim()
    if (name && !chosen.includes(name)) toggleFilter('artist', name)
    form.reset()
  }
  return (
    <>
      <CheckOptions section="artist" chosen={chosen} values={chosen} />
      <form className={styles.form} onSubmit={add}>
        <input
          className={styles.field}
          name="artist"
          aria-label="Artist’s full name"
          placeholder="Full name"
          autoComplete="off"
          maxLength={200}
        />
        <button type="submit" className={styles.add}>
          Add
        </button>
      </form>
    </>
  )
}
