import type { ReactNode } from 'react'

export const notAvailable = 'Related images aren’t available right now.'
export const relatedImages = 'Related Images'
export const showMore = (
  <>
    Show more<span className="visually-hidden"> related images</span>
  </>
)
export const relatedKeywords = 'Related keywords'
export const insteadOfIt = (link: ReactNode) => <>You may like this one: {link}</>
export const untitled = 'Untitled'
export const byArtist = (artist: string) => ` by ${artist}`
