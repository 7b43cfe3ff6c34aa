import { type FormEvent, useId, useRef, useState } from 'react'
import { formatCount } from '../count-in-words.ts'
import * as say from '../messages.tsx'
import { Select } from '../select.tsx'
import { useIsDrawn } from '../use-is-drawn.ts'
import { PageLinks } from './page-links.tsx'
import { countPages, PER_PAGE, pageOf, readTypedPage } from './pages.ts'
import styles from './pagination-bar.module.css'

interface PaginationBarProps {
  /** How many there are that can be paged to. */
  total: number
  /** There are more than the total says. */
  isPartial?: boolean
  /** The most of a page, where that is less than what is offered otherwise. */
  most?: number
  limit: number
  offset: number
  onPage: (page: number) => void
  onLimit: (limit: number) => void
  /** Where a page is, for lists that the server draws: there its links stand in the bar's place. */
  addressOf?: (page: number) => string
}

/** Which part is shown, how many at a time, and the way to the others (spec.md section 2). */
export const PaginationBar = ({
  total,
  isPartial = false,
  most = Number.POSITIVE_INFINITY,
  limit,
  offset,
  onPage,
  onLimit,
  addressOf,
}: PaginationBarProps) => {
  const limitId = useId()
  const isDrawn = useIsDrawn()
  const page = pageOf(offset, limit)
  const pages = countPages(total, limit)
  if (import.meta.env.SSR && isDrawn && addressOf)
    return <PageLinks page={page} pages={pages} addressOf={addressOf} />
  const limits = [...new Set<number>([...PER_PAGE, limit])]
    .filter((each) => each <= most)
    .sort((a, b) => a - b)
  return (
    <nav className={styles.bar} aria-label={say.pagination}>
      <p className={styles.count}>
        {say.shownOf({
          first: isPartial ? offset + 1 : Math.min(offset + 1, total),
          last: isPartial ? offset + limit : Math.min(offset + limit, total),
          total,
          isLeast: isPartial,
        })}
      </p>
      <div className={styles.limit}>
        <label htmlFor={limitId}>{say.perPage}</label>
        <Select id={limitId} value={limit} onChange={(event) => onLimit(Number(event.currentTarget.value))}>
          {limits.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
      </div>
      <div className={styles.pages}>
        <button
          className={styles.step}
          type="button"
          disabled={page <= 1}
          onClick={() => onPage(Math.min(page, pages + 1) - 1)}
        >
          {say.previous(<span aria-hidden>←</span>)}
        </button>
        <PageNumber key={page} page={page} pages={pages} onPage={onPage} />
        <button
          className={styles.step}
          type="button"
          disabled={page >= pages && !isPartial}
          onClick={() => onPage(page + 1)}
        >
          {say.next(<span aria-hidden>→</span>)}
        </button>
      </div>
    </nav>
  )
}

interface PageNumberProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

const PageNumber = ({ page, pages, onPage }: PageNumberProps) => {
  const [refused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const alertId = useId()
  const goToTypedPage = (event: FormEvent) => {
    event.preventDefault()
    const wanted = readTypedPage(input.current?.value ?? '', pages)
    setRefused(wanted === null)
    if (wanted === null) input.current?.focus()
    else if (wanted !== page) onPage(wanted)
  }
  return (
    <form className={styles.number} onSubmit={goToTypedPage} noValidate>
      <label>
        {say.page}{' '}
        <input
          className={styles.field}
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          size={4}
          defaultValue={page}
          aria-invalid={refused}
          aria-describedby={refused ? alertId : undefined}
        />
      </label>{' '}
      {say.ofPages(formatCount(pages))}
      {refused && (
        <p className={styles.refusal} role="alert" id={alertId}>
          {say.enterPageNumber(pages)}
        </p>
      )}
    </form>
  )
}
