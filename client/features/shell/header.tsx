import { Link } from 'react-router-dom'
import { useSettings } from '#client/ui/settings.tsx'
import { type AccountDialogs, AccountMenu } from './account-menu.tsx'
import { BrowseMenu, BrowseRow } from './browse-links.tsx'
import { CartLink } from './cart-link.tsx'
import styles from './header.module.css'
import { type HelpDialogs, HelpMenu } from './help-menu.tsx'
import * as say from './messages.ts'
import { ProgressBar } from './progress-bar.tsx'
import { SearchBox } from './search-box.tsx'
import { StaffMenu, type StaffParts } from './staff-menu.tsx'

/**
 * The navigation bar (spec.md section 2), and the ways to look around. On a phone the search box has a row of
 * its own, which scrolls away, and the rest stays in reach.
 */
export const Header = ({
  SignOutEverywhere,
  StaffItems,
  ...help
}: AccountDialogs & StaffParts & HelpDialogs) => {
  const { brand, logo, variant } = useSettings()
  return (
    <>
      <header className={styles.header}>
        <ProgressBar />
        <div className={styles.brand}>
          <Link to="/">
            {logo ? <img src={logo.url} alt={brand} width={logo.width} height={logo.height} /> : brand}
            {variant === 'government' && <span className={styles.variant}>{say.forGovernment}</span>}
          </Link>
        </div>
        <SearchBox className={styles.search} />
        <nav aria-label={say.toolsOfVisitor} className={styles.tools}>
          <BrowseMenu />
          <StaffMenu StaffItems={StaffItems} />
          <HelpMenu {...help} />
          <AccountMenu SignOutEverywhere={SignOutEverywhere} />
          <CartLink />
        </nav>
      </header>
      <BrowseRow />
    </>
  )
}
