export const chartListed = (name: string) => `Statechart of ${name}, with its transitions listed below`
export const chartOf = (name: string) => `Statechart of ${name}`
export const fitToWidth = 'Fit to width'
export const drawn = (name: string) => `${name}, drawn`
export const drawing = 'Drawing the chart…'
export const notDrawn = 'The chart couldn’t be drawn.'
export const transitionsAsList = (count: number) => `${count} transitions as a list`
export const walkedByEvery = 'walked by every driver'
export const walkedBySome = 'walked by some drivers'
export const notWalked = 'not walked'
export const cannotBeWalked = 'cannot be walked'
export const takenOften = 'taken often'
export const takenSometimes = 'taken sometimes'
export const rarelyTaken = 'rarely taken'
export const neverTaken = 'never taken'
export const justTaken = 'just taken'
