import type { ReactNode } from 'react'

export const artistProfile = 'Artist profile'
export const email = 'Email'
export const application = 'Application'
export const since = 'Since'
export const notArtistAccount = 'This account isn’t an artist account'
export const forApprovedArtists = (what: string) => `${what} is for approved artists.`
export const artistPortal = (arrow: ReactNode) => <>Artist portal {arrow}</>
export const profileNotShown = 'We can’t show your artist profile right now.'
export const noProfile = 'This account doesn’t have an artist profile'
export const otherEmail = 'If you sell with us under another email, sign in with that one.'
export const applyToSell = (arrow: ReactNode) => <>Apply to sell your art {arrow}</>
export const signOut = (arrow: ReactNode) => <>Sign out {arrow}</>
export const downloadPdfOf = (what: string) => `Download PDF of ${what}`
export const downloading = 'Downloading…'
export const downloadPdf = 'Download PDF'
export const unread = 'unread'
export const gettingStarted = 'Getting started'
