import type { ReactNode } from 'react'

export const unfollow = 'Unfollow'
export const follow = 'Follow'
export const following = 'Following'
export const notShown = 'We can’t show the artists you follow right now.'
export const loading = 'Loading the artists you follow'
export const artistsYouFollow = 'Artists you follow'
export const followNoOne = 'You’re not following anyone yet'
export const followHint = 'Follow artists on their pages to hear when they add new work.'
export const seeNewest = (arrow: ReactNode) => <>See the newest art {arrow}</>
export const emailMe = 'Email me about new work'
export const howOften = 'Once a week at most, and only when an artist you follow adds new work.'
export const notShowing = 'Not showing right now'
export const withoutPage =
  'These artists don’t have a page right now. You still follow them, and you’ll hear about new work if they come back.'
export const artistsWithoutPage = 'Artists without a page'
export const unfollowArtist = (name: string) => `Unfollow ${name}`
