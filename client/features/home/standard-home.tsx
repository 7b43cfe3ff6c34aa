import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { RecentlyViewed } from '#client/features/media/recently-viewed.tsx'
import { Hero } from './hero.tsx'
import { HeroPicture, HeroWall } from './hero-picture.tsx'
import { HomeSearch } from './home-search.tsx'
import { Materials } from './materials.tsx'
import * as say from './messages.tsx'
import rows from './rows.module.css'
import { Rows, RowsLoading } from './rows.tsx'
import styles from './standard-home.module.css'
import { Steps } from './steps.tsx'
import { Terms } from './terms.tsx'
import { Ways } from './ways.tsx'

export const StandardHome = () => (
  <>
    <Hero
      title={say.artToFit}
      lead={say.whatWeMake}
      picture={
        <Suspense fallback={<HeroWall />}>
          <HeroPicture />
        </Suspense>
      }
    >
      <HomeSearch />
      <p className={styles.ideas}>
        {say.tryOneOf(
          <Link to="/search?q=coast">{say.coast}</Link>,
          <Link to="/search?q=abstract">{say.abstractArt}</Link>,
          <Link to="/search?q=%22still+life%22">{say.stillLife}</Link>,
        )}
      </p>
    </Hero>
    <Terms />
    <Ways />
    <Suspense fallback={<RowsLoading />}>
      <Rows />
    </Suspense>
    <div className={rows.viewed}>
      <RecentlyViewed />
    </div>
    <Steps title={say.fromPictureToWall} steps={say.stepsToWall} />
    <Materials />
  </>
)
