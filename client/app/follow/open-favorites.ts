import type { ApolloClient } from '@apollo/client'
import { createActor } from 'xstate'
import type { Actors } from '#client/actors/context.ts'
import { inspected } from '#client/actors/inspect.ts'
import type { Favorites } from '#client/actors/pictures/favorites.ts'
import { createFavoriteEffects } from '#client/effects/favorite/favorite.ts'
import { favoriteMachine } from '#machines/favorite/machine.ts'
import type { RecordIn } from './go-on.ts'
import { openSubjectActors, sayFailure } from './open-subject-actors.ts'

/**
 * Makes what fills and empties hearts: what failed is said in an alert, and who is not signed in signs in
 * first.
 */
export const openFavorites = (
  apollo: ApolloClient,
  actors: Pick<Actors, 'alerts' | 'auth' | 'signInFirst'>,
  record: RecordIn,
): Favorites => {
  const favorite = favoriteMachine.provide(createFavoriteEffects({ apollo }))
  const favorites: Omit<Favorites, 'wish'> = openSubjectActors(actors, {
    keyOf: ({ imageId }) => imageId,
    create(subject) {
      const ref = createActor(record(favorite, subject.imageId), { ...inspected(), input: subject })
      ref.on('toggle.failed', sayFailure(actors))
      return ref
    },
  })
  return {
    ...favorites,
    wish: (imageId, on) =>
      actors.signInFirst.run(() => favorites.tell({ imageId }, (ref) => ref.send({ type: 'wish.made', on }))),
  }
}
