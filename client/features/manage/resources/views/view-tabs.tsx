import { type RefObject, useEffect, useId, useRef } from 'react'
import { Link } from 'react-router-dom'
import { ChevronIcon } from '#client/ui/icons.tsx'
import { PeopleIcon } from '#client/ui/page-icons.tsx'
import { Popup } from '#client/ui/popup.tsx'
import { ALL } from '../list/place.ts'
import { listPath } from '../record/paths.ts'
import * as say from './messages.tsx'
import type { SavedView } from './view.ts'
import styles from './views.module.css'

interface ViewTabsProps {
  resource: string
  views: readonly SavedView[]
  /** The one that the list shows. */
  shownId: string | null
  tabs: RefObject<HTMLElement | null>
}

/** More would not be seen at a glance; the others stand in a menu. */
const MOST_TABS = 4

/** The ways to look at a list: everything, one's own views, and those that all staff share. */
export const ViewTabs = ({ resource, views, shownId, tabs }: ViewTabsProps) => {
  const ordered = [...views.filter(({ isShared }) => !isShared), ...views.filter(({ isShared }) => isShared)]
  const first = ordered.slice(0, ordered.length > MOST_TABS + 1 ? MOST_TABS : ordered.length)
  const shown = ordered.find(({ id }) => id === shownId)
  const inTabs = shown && !first.includes(shown) ? [...first, shown] : first
  const others = ordered.filter((view) => !inTabs.includes(view))
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // Only the row scrolls: the page stays where it is.
    const tab = row.current?.querySelector<HTMLElement>(`[data-view="${shownId ?? ALL}"]`)
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - row.current.clientWidth / 2 + tab.clientWidth / 2
  }, [shownId])
  return (
    <nav ref={tabs} aria-label={say.views} className={styles.tabs}>
      <ul ref={row}>
        <li data-view={ALL}>
          <Link to={`${listPath(resource)}?view=${ALL}`} aria-current={shown ? undefined : 'page'}>
            {say.all}
          </Link>
        </li>
        {inTabs.map((view) => (
          <li key={view.id} data-view={view.id}>
            <ViewLink resource={resource} view={view} isShown={view.id === shownId} />
          </li>
        ))}
      </ul>
      {others.length > 0 && <MoreViews resource={resource} views={others} />}
    </nav>
  )
}

interface ViewLinkProps {
  resource: string
  view: SavedView
  isShown?: boolean
  onFollow?: (link: HTMLElement) => void
}

/** A link that opens the view for whoever may see it. */
const ViewLink = ({ resource, view, isShown = false, onFollow }: ViewLinkProps) => {
  const { id, name, isShared, isDefault, isOwn, owner } = view
  return (
    <Link
      to={`${listPath(resource)}?view=${id}`}
      aria-current={isShown ? 'page' : undefined}
      className={onFollow && styles.option}
      title={isShared ? say.sharedBy(isOwn ? 'you' : owner) : undefined}
      onClick={({ currentTarget }) => onFollow?.(currentTarget)}
    >
      <span className={styles.name}>{name}</span>
      {isShared && (
        <span className={styles.mark}>
          <PeopleIcon />
          <span className="visually-hidden">{say.shared}</span>
        </span>
      )}
      {isDefault && <span className={styles.mark}>{say.defaultWord}</span>}
    </Link>
  )
}

const MoreViews = ({ resource, views }: { resource: string; views: readonly SavedView[] }) => {
  const heading = useId()
  return (
    <Popup
      className={styles.more}
      button={say.moreViewsButton(views.length, <ChevronIcon />)}
      label={say.moreViewsCount(views.length)}
    >
      <p id={heading} className={styles.heading}>
        {say.moreViews}
      </p>
      <ul aria-labelledby={heading} className={styles.others}>
        {views.map((view) => (
          <li key={view.id}>
            <ViewLink
              resource={resource}
              view={view}
              onFollow={(link) => link.closest<HTMLElement>('[popover]')?.hidePopover()}
            />
          </li>
        ))}
      </ul>
    </Popup>
  )
}
