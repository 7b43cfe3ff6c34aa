import { useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FilterSection, useSearchIntents } from '#client/actors/pictures/search.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { type ChoiceList, findMatching, orderChoices } from './choices.ts'
import { useCounts } from './counts.ts'
import styles from './long-options.module.css'
import * as say from './messages.ts'
import { Option } from './option.tsx'

interface LongOptionsProps {
  section: FilterSection
  chosen: readonly string[]
  list: ChoiceList
  /** Names the field. */
  label: string
  /** What was typed into it. */
  words: string
  onWords: (words: string) => void
}

/** Shown at first, and with each Show more; a thousand of them at once would be no help to anybody. */
const FIRST = 12
const MORE = 50
const MOST = 212

/** This many can be seen at a glance. */
const GLANCE = 8

/** A list that is too long to look through: what was typed narrows it down, what is chosen comes first. */
export const LongOptions = ({ section, chosen, list, label, words, onWords }: LongOptionsProps) => {
  const { choices, isLoading, failure, retry } = list
  const { toggleFilter } = useSearchIntents()
  const { countOf } = useCounts()
  const status = useId()
  const rows = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(FIRST)
  // Keep options in place while they are ticked: they must not move from under the pointer.
  const [first, setFirst] = useState(chosen)
  const found = useMemo(
    () =>
      orderChoices(findMatching(choices ?? [], words), {
        first,
        countOf: (value) => countOf(section, value)?.results ?? null,
      }),
    [choices, words, first, countOf, section],
  )
  const lookFor = (text: string) => {
    setFirst(chosen)
    setShown(FIRST)
    onWords(text)
  }
  const showMore = () => {
    flushSync(() => setShown(Math.min(MOST, shown + MORE)))
    rows.current?.querySelectorAll('input')[shown]?.focus()
  }

  const failed = failure && <Unavailable message={failure} onRetry={retry} />
  if (!choices) return failed ?? <p className={styles.wait}>{say.loading}</p>
  if (choices.length === 0) return <p className={styles.note}>{say.listIsEmpty}</p>
  return (
    <>
      {choices.length > GLANCE && (
        <input
          type="search"
          className={styles.field}
          aria-label={label}
          placeholder={label}
          aria-describedby={status}
          value={words}
          onChange={(event) => lookFor(event.currentTarget.value)}
          autoComplete="off"
          maxLength={200}
        />
      )}
      <p id={status} className="visually-hidden" role="status">
        {words.trim() && !isLoading && say.foundCount(found.length)}
      </p>
      <div ref={rows} aria-busy={isLoading}>
        {found.slice(0, shown).map(({ value, label }) => (
          <Option
            key={value}
            section={section}
            value={value}
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={() => toggleFilter(section, value)}
          >
            {label}
          </Option>
        ))}
      </div>
      {failed}
      {found.length === 0 && !failed && (
        <p className={styles.note}>{isLoading ? say.looking : say.noSuchName}</p>
      )}
      {found.length > shown && shown < MOST && (
        <button type="button" className={styles.more} onClick={showMore}>
          {say.showMore}
        </button>
      )}
      {found.length > MOST && shown >= MOST && <p className={styles.note}>{say.typeToFindOthers}</p>}
    </>
  )
}
