import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import ways from '#client/ui/way.module.css'
import * as say from './messages.tsx'
import { UPLOAD_PATH } from './place.ts'

/** An artist without a work yet. */
export const NoWorks = () => (
  <section className={nothing.none}>
    <h2>{say.artBeginsHere}</h2>
    <p>{say.uploadOne}</p>
    <Link to={UPLOAD_PATH} className={ways.way}>
      {say.uploadFirst(<ArrowIcon />)}
    </Link>
  </section>
)

/** An account that is no artist's. */
export const NotAnArtist = () => (
  <section className={nothing.none}>
    <h2>{say.noArtYet}</h2>
    <p>{say.onceApproved}</p>
    <Link to="/artist" className={ways.way}>
      {say.artistPortal(<ArrowIcon />)}
    </Link>
  </section>
)
