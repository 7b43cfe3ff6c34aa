import { useAuth } from '#client/actors/people/auth.ts'
import { selectIsSignedIn } from '#machines/auth/selectors.ts'

/** A guest has a cart; whoever is signed in has projects. */
export const useCartWord = (): 'cart' | 'project' => (useAuth(selectIsSignedIn) ? 'project' : 'cart')
