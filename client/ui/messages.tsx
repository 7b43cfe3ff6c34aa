import type { ReactNode } from 'react'
import { formatCount } from './count-in-words.ts'

interface Shown {
  first: number
  last: number
  total: number
  /** There may be more than the total. */
  isLeast: boolean
}

export const shownOf = ({ first, last, total, isLeast }: Shown) =>
  `${formatCount(first)}–${formatCount(last)} of ${isLeast ? 'at least ' : ''}${formatCount(total)}`

export const dismiss = 'Dismiss'
export const find = 'Find'
export const checkMarkedFields = 'Please check the marked fields.'
export const validationFailed = 'Form failed client-side validation'
export const showPassword = (
  <>
    Show<span className="visually-hidden"> password</span>
  </>
)
export const hidePassword = (
  <>
    Hide<span className="visually-hidden"> password</span>
  </>
)
export const makeNew = (what: string) => `New ${what}`
export const creating = 'Creating…'
export const create = (what: string) => `Create ${what}`
export const cancel = 'Cancel'
export const close = 'Close'
export const pagination = 'Pagination'
export const perPage = 'Per page'
export const previous = (arrow: ReactNode) => <>{arrow} Previous</>
export const next = (arrow: ReactNode) => <>Next {arrow}</>
export const ofPages = (pages: string) => `of ${pages}`
export const page = 'Page'
export const enterPageNumber = (pages: number) => `Please enter a page number between 1 and ${pages}`
export const forGovernment = (brand: string) => `${brand} for Government`
export const utc = ' UTC'
export const justNow = 'just now'
export const retry = 'Retry'
export const leaveWithoutSaving = 'Leave without saving?'
export const changesNotSaved = (what: string) => `Your changes to this ${what} aren’t saved.`
export const leave = 'Leave'
export const keepEditing = 'Keep editing'
export const steps = 'Steps'
