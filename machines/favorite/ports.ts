import { declareTogglePorts } from '#machines/toggle/ports.ts'

export interface FavoriteSubject {
  imageId: string
}

/** `on` is whether the image is among the favorites of who is signed in. */
export const favoritePorts = declareTogglePorts<FavoriteSubject>('favorite')
