import type { Actor } from 'xstate'
import type { SubjectActors } from '#client/actors/subject-actors.ts'
import type { favoriteMachine } from '#machines/favorite/machine.ts'
import type { FavoriteSubject } from '#machines/favorite/ports.ts'

export interface Favorites extends SubjectActors<FavoriteSubject, Actor<typeof favoriteMachine>> {
  /**
   * What the visitor wants of a heart; one who is not signed in is led to sign in first, and finds it full
   * afterwards.
   */
  wish(imageId: string, on: boolean): void
}
