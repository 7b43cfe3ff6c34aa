import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import ways from '#client/ui/way.module.css'
import * as say from './messages.tsx'

/** How a new artist begins. */
export const FirstPicture = () => (
  <section className={nothing.none}>
    <h2>{say.showFirstPicture}</h2>
    <p>{say.uploadIt}</p>
    <Link to="/artist/upload" className={ways.way}>
      {say.uploadArt(<ArrowIcon />)}
    </Link>
  </section>
)
