import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router-dom'
import { ConsoleKeys } from './keys/console-keys.tsx'
import styles from './manage-layout.module.css'
import { createOffers, Offers } from './palette/offered.ts'
import { HOME, SECTIONS } from './sections.ts'
import { useKeptFocus } from './use-kept-focus.ts'

/**
 * What every page of the staff console stands in: a side navigation, above the page where there is no room
 * beside it.
 */
export const Component = () => {
  const [offers] = useState(createOffers)
  const page = useRef<HTMLDivElement>(null)
  const links = useRef<HTMLUListElement>(null)
  useKeptFocus(page)
  useOwnLinkInView(links)
  return (
    <Offers value={offers}>
      <div className={styles.console}>
        <nav aria-label="Manage" className={styles.side}>
          <p className={styles.heading}>Manage</p>
          <ul ref={links} className={styles.links}>
            {SECTIONS.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end={to === HOME} className={styles.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
          <ConsoleKeys />
        </nav>
        <div ref={page} tabIndex={-1} data-start className={styles.page}>
          <Outlet />
        </div>
      </div>
    </Offers>
  )
}

const isWithin = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`)

/** On a narrow screen the links are one row, which scrolls: it shows the one of the page that is open. */
const useOwnLinkInView = (links: RefObject<HTMLUListElement | null>) => {
  const { pathname } = useLocation()
  useLayoutEffect(() => {
    const row = links.current
    const own = row?.children[SECTIONS.findLastIndex(({ to }) => isWithin(pathname, to))]
    if (!row || !own) return
    const [shown, wanted] = [row.getBoundingClientRect(), own.getBoundingClientRect()]
    row.scrollLeft += wanted.left - shown.left - (shown.width - wanted.width) / 2
  }, [links, pathname])
}
