import { Link } from 'react-router-dom'
import { ArrowIcon } from '#client/ui/icons.tsx'
import nothing from '#client/ui/nothing-here.module.css'
import ways from '#client/ui/way.module.css'
import * as say from '../messages.tsx'

/** Leads to art, and staff to everyone's orders; or says to them that nobody has ordered yet. */
export const NoOrders = ({ all, isStaff }: { all: boolean; isStaff: boolean }) => (
  <section className={nothing.none}>
    <h2>{say.noOrders}</h2>
    <p>{all ? say.ordersComeIn : say.trackOrdersHere}</p>
    {isStaff && !all && (
      <Link to="?all=1" className={ways.way}>
        {say.allOrders} <ArrowIcon />
      </Link>
    )}
    {!isStaff && (
      <Link to="/search?sort=popular" className={ways.way}>
        {say.seeTopSelling} <ArrowIcon />
      </Link>
    )}
  </section>
)
