import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import ways from '#client/ui/way.module.css'
import * as say from '../messages.tsx'

/** Leads to art, or says to staff that nobody has ordered yet. */
export const NoOrders = ({ all }: { all: boolean }) => (
  <section className={nothing.none}>
    <h2>{say.noOrders}</h2>
    <p>{all ? say.ordersComeIn : say.trackOrdersHere}</p>
    {!all && (
      <Link to="/search?sort=popular" className={ways.way}>
        {say.seeTopSelling} <ArrowIcon />
      </Link>
    )}
  </section>
)
