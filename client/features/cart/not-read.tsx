import type { ReactNode } from 'react'

/** Stands for a project that is not there yet or could not be read, so that the page has a heading anyway. */
export const NotRead = ({ children }: { children: ReactNode }) => (
  <>
    <h1 className="visually-hidden">Project</h1>
    {children}
  </>
)
