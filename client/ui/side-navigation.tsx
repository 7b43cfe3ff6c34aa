import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import styles from './side-navigation.module.css'
import { useKeptFocus } from './use-kept-focus.ts'

interface Place {
  to: string
  label: string
  /** How many wait there; `unit` is spoken after it. */
  count?: { of: number; unit: string } | null
}

const MOST_SHOWN = 99

/**
 * What the pages of a section stand in: a side navigation, above the page where there is no room beside it.
 * Every other place is below `home`; `children` stand under the places. Without places it is not there.
 */
export const SideNavigation = ({
  name,
  home,
  places,
  children,
}: {
  name: string
  home: string
  places: readonly Place[]
  children?: ReactNode
}) => {
  const page = useRef<HTMLDivElement>(null)
  const links = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  const own = findOwn(pathname, places, home)
  useKeptFocus(page)
  useOwnLinkInView(links, own)
  return (
    <div className={places.length > 0 ? styles.section : styles.plain}>
      {places.length > 0 && (
        <nav aria-label={name} className={styles.side}>
          <p className={styles.heading}>{name}</p>
          <ul ref={links} className={styles.links}>
            {places.map(({ to, label, count }, index) => (
              <li key={to}>
                <Link to={to} className={styles.link} aria-current={index === own ? 'page' : undefined}>
                  {label}
                  {count && <Count {...count} />}
                </Link>
              </li>
            ))}
          </ul>
          {children}
        </nav>
      )}
      <div ref={page} tabIndex={-1} data-start className={styles.page}>
        <Outlet />
      </div>
    </div>
  )
}

const Count = ({ of, unit }: NonNullable<Place['count']>) => (
  <span className={styles.count}>
    {' '}
    {of > MOST_SHOWN ? `${MOST_SHOWN}+` : of}
    <span className="visually-hidden"> {unit}</span>
  </span>
)

/** Where several places hold a page, the last is its own. */
const findOwn = (pathname: string, places: readonly Place[], home: string): number =>
  places.findLastIndex(({ to }) => pathname === to || (to !== home && pathname.startsWith(`${to}/`)))

/** On a narrow screen the links are one row, which scrolls: it shows the one of the page that is open. */
const useOwnLinkInView = (links: RefObject<HTMLUListElement | null>, index: number) => {
  useLayoutEffect(() => {
    const row = links.current
    const own = row?.children[index]
    if (!row || !own) return
    const [shown, wanted] = [row.getBoundingClientRect(), own.getBoundingClientRect()]
    row.scrollLeft += wanted.left - shown.left - (shown.width - wanted.width) / 2
  }, [links, index])
}
