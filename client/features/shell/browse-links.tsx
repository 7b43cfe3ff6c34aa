import { Link, useLocation } from 'react-router-dom'
import { MenuIcon } from '#client/ui/icons.tsx'
import { Popup } from '#client/ui/popup.tsx'
import styles from './browse-links.module.css'
import header from './header.module.css'
import menu from './menu.module.css'
import * as say from './messages.ts'

const PLACES = [
  { name: say.shop, to: '/search?sort=popular' },
  { name: say.newArt, to: '/search' },
  { name: say.collections, to: '/collections' },
  { name: say.artists, to: '/search?group=artist' },
] as const

/** The ways to look around, where people look around: not beside a checkout, nor in a console. */
export const BrowseRow = () => {
  const { pathname } = useLocation()
  return (
    ELSEWHERE.test(pathname) || (
      <nav className={styles.row} aria-label={say.browse}>
        <BrowseLinks className={styles.link} />
      </nav>
    )
  )
}

/** The same on a phone, behind a button. */
export const BrowseMenu = () => (
  <div className={styles.menu}>
    <Popup className={header.tool} label={say.menu} button={<MenuIcon />}>
      <BrowseLinks className={menu.item} />
    </Popup>
  </div>
)

const BrowseLinks = ({ className }: { className: string | undefined }) => {
  const current = findCurrent(useLocation())
  return PLACES.map(({ name, to }) => (
    <Link
      key={to}
      to={to}
      className={className}
      aria-current={name === current ? 'page' : undefined}
      onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>(':popover-open')?.hidePopover()}
    >
      {name}
    </Link>
  ))
}

const ELSEWHERE = /^\/(manage|artist|checkout|accounts)\b|\/checkout$/

/** Where a page is, or belongs: everything that is searched or narrowed down is the shop's. */
const findCurrent = ({ pathname, search }: ReturnType<typeof useLocation>) => {
  if (pathname.startsWith('/collections')) return say.collections
  if (pathname !== '/search') return null
  if (new URLSearchParams(search).get('group') === 'artist') return say.artists
  return search === '' ? say.newArt : say.shop
}
