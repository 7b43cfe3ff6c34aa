import { createContext } from 'react-router-dom'
import type { Running } from './context.ts'

/** Where a route's loader finds what hooks find in theirs: `context.get(runningContext)`. */
export const runningContext = createContext<Running>()
