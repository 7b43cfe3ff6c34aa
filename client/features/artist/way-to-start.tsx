import { Link, useLocation } from 'react-router-dom'
import ways from '#client/ui/way.module.css'
import * as say from './messages.tsx'

/** Where a new artist's parts are listed. */
export const START = '/artist/new'

/** The way back to a new artist's list, on the pages that it leads to. */
export const WayToStart = () => {
  const { pathname } = useLocation()
  if (!pathname.startsWith(`${START}/`)) return null
  return (
    <Link className={ways.way} to={START}>
      {say.gettingStarted}
    </Link>
  )
}
