import type { ReactNode } from 'react'

export const quickView = 'Quick view'
export const quickViewOf = (title: string) => `Quick view: ${title}`
export const previousImage = 'Previous image'
export const nextImage = 'Next image'
export const closeQuickView = 'Close quick view'
export const untitled = 'Untitled'
export const titleByArtist = (title: string, artist: string) => `${title} by ${artist}`
export const notAvailable = 'Not available'
export const viewFullPage = 'View full page'
export const moreAboutPicture = 'More about this picture'
export const keywords = 'Keywords'
export const cannotFindImage = 'We cannot find this image'
export const noSuchImage = (id: ReactNode) => (
  <>There is no image {id}. It may have been taken down, or the link may be incomplete.</>
)
export const cannotBePurchased = (id: ReactNode) => (
  <>This image is unpublished and cannot be purchased. Its id is {id}.</>
)
export const id = 'Id'
export const source = 'Source'
export const royaltyCode = 'Royalty code'
export const publish = 'Publish'
export const unpublish = 'Unpublish'
