import type { ReactNode } from 'react'

export const moreBy = (artist: string) => `More by ${artist}`
export const notAvailable = (retry: ReactNode) => <>Their pictures aren’t available right now. {retry}</>
export const retry = 'Retry'
export const noOtherPictures = 'No other pictures yet.'
export const seeAllBy = (artist: string) => `See all by ${artist}`
