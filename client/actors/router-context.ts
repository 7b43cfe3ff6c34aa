import { createContext } from 'react-router-dom'
import type { Actors } from './context.ts'

/** Where a route's loader finds the actors: `context.get(actorsContext)`. */
export const actorsContext = createContext<Actors>()
