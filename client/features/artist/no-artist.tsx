import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import ways from '#client/ui/way.module.css'
import * as say from './messages.tsx'

/** For an account that sells nothing with the shop; `what` begins with a capital. */
export const NoArtist = ({ what }: { what: string }) => (
  <section className={nothing.none}>
    <h2>{say.notArtistAccount}</h2>
    <p>{say.forApprovedArtists(what)}</p>
    <Link to="/artist" className={ways.way}>
      {say.artistPortal(<ArrowIcon />)}
    </Link>
  </section>
)
