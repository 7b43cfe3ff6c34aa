import { useRef, useState } from 'react'
import { NavLink, Outlet } from 'react-router-dom'
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
  useKeptFocus(page)
  return (
    <Offers value={offers}>
      <div className={styles.console}>
        <nav aria-label="Manage" className={styles.side}>
          <p className={styles.heading}>Manage</p>
          <ul className={styles.links}>
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
