import type { ReactNode } from 'react'

/** In the place of a project that is not there yet, or could not be read: a page has its heading all the same. */
export const NotRead = ({ children }: { children: ReactNode }) => (
  <>
    <h1 className="visually-hidden">Project</h1>
    {children}
  </>
)
