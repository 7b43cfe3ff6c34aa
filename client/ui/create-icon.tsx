import type { ReactNode } from 'react'

/** Drawn on a 24 unit square in the colour of the text; always beside words or inside a named control. */
export const createIcon = (shape: ReactNode) => () => (
  <svg
    viewBox="0 0 24 24"
    width="1.375em"
    height="1.375em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {shape}
  </svg>
)
