export const forArtists = 'Payment accounts are for artists.'
export const hasMost = (most: number) => `You have ${most} accounts already. Remove one first.`
export const nothingToCorrect = 'There’s nothing left to correct.'
export const savedBefore =
  'Something else was saved under this form before. Look at your accounts before you save this as well.'
