import type { ReactNode } from 'react'
import * as say from './messages.tsx'

/** Stands for a cart that is not there yet or could not be read, so that the page has a heading anyway. */
export const NotRead = ({ children }: { children: ReactNode }) => (
  <>
    <h1 className="visually-hidden">{say.cart}</h1>
    {children}
  </>
)
