import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import ways from '#client/ui/way.module.css'
import { UPLOAD_PATH } from './place.ts'

/** An artist without a work yet. */
export const NoWorks = () => (
  <section className={nothing.none}>
    <h2>Your art begins here</h2>
    <p>Upload a picture. Our staff look at it, and then it is for sale.</p>
    <Link to={UPLOAD_PATH} className={ways.way}>
      Upload your first work <ArrowIcon />
    </Link>
  </section>
)

/** An account that is no artist's. */
export const NotAnArtist = () => (
  <section className={nothing.none}>
    <h2>No art yet</h2>
    <p>You can upload art once your application is approved.</p>
    <Link to="/artist" className={ways.way}>
      Artist portal <ArrowIcon />
    </Link>
  </section>
)
