import type { ReactNode } from 'react'

export const gettingStarted = 'Getting started'
export const notShown = 'We can’t show this list right now.'
export const loading = 'Loading what’s left to do'
export const thisList = 'This list'
export const threeThings =
  'Three things, in any order, before we can pay you. You can upload and sell your art right away.'
export const whatPaymentWaitsFor = 'What we need before we can pay you'
export const nothingToDo = 'You’re all done. We pay what has cleared on the next payment day.'
export const waitsFor = (things: string) =>
  `We still need your ${things}. You keep earning meanwhile, and we’ll pay you once this is done.`
export const uploadArt = (arrow: ReactNode) => <>Upload art {arrow}</>
