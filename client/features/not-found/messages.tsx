import type { ReactNode } from 'react'

export const notFound = 'Not Found'
export const nothingHere = 'Nothing hangs at this address. It may have moved, or the link may be mistyped.'
export const waysOn = 'Where to go next'
export const browseAllArt = (arrow: ReactNode) => <>Browse all art {arrow}</>
export const homePage = (arrow: ReactNode) => <>Home page {arrow}</>
