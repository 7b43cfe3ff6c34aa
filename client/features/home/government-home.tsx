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
import rows from './rows.module.css'
import { Rows, RowsLoading } from './rows.tsx'
import { Steps } from './steps.tsx'
import { VolumePrices } from './volume-prices.tsx'

const STEPS = [
  {
    title: 'Gather the pieces',
    text: 'Every building can be a project of its own, with each piece, its size and its material in one list.',
  },
  {
    title: 'Read the price',
    text: 'Subtotal, volume discount and shipping estimate stand beside the list, in US dollars, before anybody signs.',
  },
  {
    title: 'Send a purchase order',
    text: 'Pay by purchase order. If your office needs a quotation first, call and a designer will write it with you.',
  },
]

export const GovernmentHome = () => {
  const { brand, phone } = useSettings()
  return (
    <>
      <Hero
        title="Art for public buildings"
        lead="Prints, canvases, murals and acoustic panels for offices, courthouses, clinics and campuses. Priced by the piece, discounted by the number, paid by purchase order."
        picture={
          <Suspense fallback={<HeroWall />}>
            <HeroPicture />
          </Suspense>
        }
      >
        <div className={styles.actions}>
          <Link to="/search" className={makeButtonClass({ size: 'lg' })}>
            Browse the catalogue
          </Link>
          <PhoneLink className={makeButtonClass({ variant: 'outline', size: 'lg' })}>Call {phone}</PhoneLink>
        </div>
      </Hero>
      <Steps title="How an agency orders" steps={STEPS} />
      <VolumePrices />
      <Suspense fallback={<RowsLoading />}>
        <Rows />
      </Suspense>
      <div className={rows.viewed}>
        <RecentlyViewed />
      </div>
      <Materials />
      <p className={styles.notice}>
        {brand} is a private company. It is not a government agency and is not endorsed by one.
      </p>
    </>
  )
}
