import { Suspense } from 'react'
import { Link } from 'react-router-dom'
import { RecentlyViewed } from '#client/features/media/recently-viewed.tsx'
import { Hero } from './hero.tsx'
import { HeroPicture, HeroWall } from './hero-picture.tsx'
import { HomeSearch } from './home-search.tsx'
import { Materials } from './materials.tsx'
import rows from './rows.module.css'
import { Rows, RowsLoading } from './rows.tsx'
import styles from './standard-home.module.css'
import { Steps } from './steps.tsx'
import { Ways } from './ways.tsx'

const STEPS = [
  {
    title: 'Find a picture',
    text: 'Search by subject, artist, color or mood. Open one to see it large, with its story beside it.',
  },
  {
    title: 'Choose a material',
    text: 'Paper, canvas, metal, acrylic or a whole wall, in a standard size or your own.',
  },
  {
    title: 'Keep it in a project',
    text: 'Gather pieces, compare them, and order when the room is ready.',
  },
]

export const StandardHome = () => (
  <>
    <Hero
      title="Art at the size of your wall"
      lead="Fine art and photography, made to your measure on paper, canvas, metal and glass."
      picture={
        <Suspense fallback={<HeroWall />}>
          <HeroPicture />
        </Suspense>
      }
    >
      <HomeSearch />
      <p className={styles.ideas}>
        Try <Link to="/search?q=coast">coast</Link>, <Link to="/search?q=abstract">abstract</Link> or{' '}
        <Link to="/search?q=%22still+life%22">still life</Link>
      </p>
    </Hero>
    <Ways />
    <Suspense fallback={<RowsLoading />}>
      <Rows />
    </Suspense>
    <div className={rows.viewed}>
      <RecentlyViewed />
    </div>
    <Steps title="From picture to wall" steps={STEPS} />
    <Materials />
  </>
)
