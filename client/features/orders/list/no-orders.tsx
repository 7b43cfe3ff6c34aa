import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import ways from '#client/ui/way.module.css'

/** Leads to art, or for staff says that nobody has ordered yet. */
export const NoOrders = ({ all }: { all: boolean }) => (
  <section className={nothing.none}>
    <h2>{all ? 'Nobody has ordered yet' : 'No orders yet'}</h2>
    <p>
      {all ? 'Orders are shown here as they come in.' : 'What you order is shown here, with where it is.'}
    </p>
    {!all && (
      <Link to="/search?sort=popular" className={ways.way}>
        See our top-selling art <ArrowIcon />
      </Link>
    )}
  </section>
)
