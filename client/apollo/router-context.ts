import type { ApolloClient } from '@apollo/client'
import { createContext } from 'react-router-dom'

/** Where a route's loader finds the graph: `context.get(apolloContext)`. */
export const apolloContext = createContext<ApolloClient>()
