import { createContext } from 'react-router-dom'
import type { Visit } from './visit.ts'

/** Where a page's loader finds the visit: `context.get(visitContext)`. */
export const visitContext = createContext<Visit>()
