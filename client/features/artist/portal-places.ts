/** Every other place of the portal is below it. */
export const HOME = '/artist'

export const MESSAGES = '/artist/message'

/** Where an artist goes, in the order of the portal's navigation. */
export const PLACES: readonly { to: string; label: string }[] = [
  { to: HOME, label: 'Home' },
  { to: '/artist/art', label: 'Art' },
  { to: '/artist/upload', label: 'Upload' },
  { to: '/artist/account', label: 'Earnings' },
  { to: '/artist/account/royalty', label: 'Royalty' },
  { to: '/artist/account/tax', label: 'Tax' },
  { to: '/artist/account/payment', label: 'Payment' },
  { to: MESSAGES, label: 'Messages' },
  { to: '/artist/profile', label: 'Profile' },
]
