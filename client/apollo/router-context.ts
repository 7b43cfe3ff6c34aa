import type { ApolloClient } from '@apollo/client'
import { createContext } from 'react-router-dom'

/** Where a route's loader finds the graph: `context.get(apolloContext)`. */
export const apolloContext = createContext<ApolloClient>()

/**
 * Whether what a loader brings takes the place of a page that stands there whole, as the server drew it: then
 * nothing of it may be on its way still.
 */
export const takesPlaceContext = createContext(false)
