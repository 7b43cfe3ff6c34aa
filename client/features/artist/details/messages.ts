export const whatYouMake = (fewest: number, most: string) =>
  `What you make, how, and why: ${fewest} to ${most} characters.`
export const characters = (count: string, most: string) => `${count} of ${most} characters`
export const moreToGo = (count: number) => `, ${count} more to go`
export const webPrefix = 'https://'
export const typedHere = 'Typed here'
export const keepThis = 'Keep this'
export const savedElsewhere = 'Saved on the other page'
export const keepTheOther = 'Keep the other'
export const chooseWhichStays = 'Choose which one to keep. Nothing is saved until you do.'
export const empty = 'Empty'
export const photo = 'Photo'
export const fullName = 'Full name'
export const location = 'Location'
export const bio = 'Bio'
export const website = 'Website'
export const linkNumber = (number: number) => `Link ${number}`
