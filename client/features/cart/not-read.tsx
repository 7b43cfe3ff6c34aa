import type { ReactNode } from 'react'

/** In the place of a project that could not be read: a page keeps its heading, whatever it cannot show. */
export const NotRead = ({ children }: { children: ReactNode }) => (
  <>
    <h1 className="visually-hidden">Project</h1>
    {children}
  </>
)
