/** Every other place of the portal is below it. */
export const HOME = '/artist'

/** Where an artist goes, in the order of the portal's navigation. */
export const PLACES: readonly { to: string; label: string }[] = [
  { to: HOME, label: 'Home' },
  { to: '/artist/art', label: 'Art' },
  { to: '/artist/account', label: 'Earnings' },
  { to: '/artist/profile', label: 'Profile' },
]
