import type { ReactNode } from 'react'

export const goTo = (keys: ReactNode) => <>Go to… {keys}</>
export const goToKeys = 'Ctrl K'
export const keyboardShortcuts = 'Keyboard shortcuts'
