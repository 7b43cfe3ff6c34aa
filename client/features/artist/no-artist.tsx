import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import ways from '#client/ui/way.module.css'

/** For an account that sells nothing with the shop; `what` begins with a capital. */
export const NoArtist = ({ what }: { what: string }) => (
  <section className={nothing.none}>
    <h2>This account isn’t an artist account</h2>
    <p>{what} is for artists whose application was approved.</p>
    <Link to="/artist" className={ways.way}>
      Artist portal <ArrowIcon />
    </Link>
  </section>
)
