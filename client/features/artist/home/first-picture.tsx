import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import ways from '#client/ui/way.module.css'

/** How a new artist begins. */
export const FirstPicture = () => (
  <section className={nothing.none}>
    <h2>Show your first picture</h2>
    <p>Upload it, and we look at it before it goes on sale. Your sales and royalties will stand here.</p>
    <Link to="/artist/upload" className={ways.way}>
      Upload art <ArrowIcon />
    </Link>
  </section>
)
