import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { RecentlyViewed } from '#client/features/media/recently-viewed.tsx'
import { makeButtonClass } from '#client/ui/button.tsx'
import { PhoneLink } from '#client/ui/phone-link.tsx'
import { useSettings } from '#client/ui/settings.tsx'
import styles from './government-home.module.css'
import { Hero } from './hero.tsx'
import { HeroPicture, HeroWall } from './hero-picture.tsx'
import { Materials } from './materials.tsx'
import * as say from './messages.tsx'
import rows from './rows.module.css'
import { Rows, RowsLoading } from './rows.tsx'
import { Steps } from './steps.tsx'
import { Terms } from './terms.tsx'
import { VolumePrices } from './volume-prices.tsx'

export const GovernmentHome = () => {
  const { brand, phone } = useSettings()
  return (
    <>
      <Hero
        title={say.artForPublicBuildings}
        lead={say.whatAgenciesGet}
        picture={
          <Suspense fallback={<HeroWall />}>
            <HeroPicture />
          </Suspense>
        }
      >
        <div className={styles.actions}>
          <Link to="/search" className={makeButtonClass({ size: 'lg' })}>
            {say.browseCatalog}
          </Link>
          <PhoneLink className={makeButtonClass({ variant: 'outline', size: 'lg' })}>
            {say.call(phone)}
          </PhoneLink>
        </div>
      </Hero>
      <Terms />
      <Steps title={say.howAgenciesOrder} steps={say.stepsOfAgency} />
      <VolumePrices />
      <Suspense fallback={<RowsLoading />}>
        <Rows />
      </Suspense>
      <div className={rows.viewed}>
        <RecentlyViewed />
      </div>
      <Materials />
      <p className={styles.notice}>{say.isPrivateCompany(brand)}</p>
    </>
  )
}
