import type { ReactNode } from 'react'

export const allYourArt = 'All your art'
export const yourArt = 'Your art'
export const uploadArt = 'Upload art'
export const notShown = 'We can’t show your art right now.'
export const loadingYourArt = 'Loading your art'
export const worksByState = 'Works by state'
export const findAWork = 'Find a work'
export const noWorkMatches = (words: string) => `No work matches “${words}”.`
export const noWorksHere = 'No works here yet.'
export const works = 'Works'
export const refused = 'Not accepted'
export const waitingForReview = 'Waiting for review'
export const latest = 'Latest'
export const allWorks = (count: string, arrow: ReactNode) => (
  <>
    All {count} works {arrow}
  </>
)
export const title = 'Title'
export const caption = 'Caption'
export const keywords = 'Keywords'
export const yourChange = 'Your change'
export const changeWaits = 'Your change is waiting for review.'
export const changeRefused = 'Your change wasn’t accepted.'
export const whatChanged = (words: string) => `It has ${words}. The shop shows the old text until then.`
export const nothing = 'Nothing'
export const inShop = (text: string) => `In the shop: ${text}`
export const nothingLower = 'nothing'
export const views = 'Views'
export const favorites = 'Favorites'
export const addedToCarts = 'Added to carts'
export const printsSold = 'Prints sold'
export const royalties = 'Royalties'
export const thirtyDays = '30 days'
export const aYear = 'A year'
export const allTime = 'All'
export const figures = 'Stats'
export const figuresNotShown = 'We can’t show the numbers right now.'
export const loadingFigures = 'Loading your stats'
export const howCounted =
  'A view is one visitor opening the picture’s page or quick view on one day. Your own views and our staff’s aren’t counted, and visitors who aren’t signed in count once per network. Favorites are current. Sales and royalties are for prints that were paid for and not refunded. A year is 365 days.'
export const artBeginsHere = 'Your art starts here'
export const uploadOne = 'Upload a picture. Our team reviews it, and then it goes on sale.'
export const uploadFirst = (arrow: ReactNode) => <>Upload your first work {arrow}</>
export const noArtYet = 'No art yet'
export const onceApproved = 'You can upload art once your application is approved.'
export const artistPortal = (arrow: ReactNode) => <>Artist portal {arrow}</>
export const notFound = 'Not Found'
export const allStates = 'All'
export const workNotShown = 'We can’t show this work right now.'
export const loadingTheWork = 'Loading the work'
export const noSuchWork = 'You don’t have a work like this.'
export const allYourArtLink = (arrow: ReactNode) => <>All your art {arrow}</>
export const edit = 'Edit'
export const seeInShop = (arrow: ReactNode) => <>See it in the shop {arrow}</>
export const noneYet = 'None yet'
export const largestPrint = 'Largest print'
export const sizeInInches = (width: number, height: number) => `${width} × ${height} in`
export const price = 'Price'
export const uploaded = 'Uploaded'
export const changeWaiting = ', change waiting'
export const grid = 'Grid'
export const list = 'List'
export const view = 'View'
export const bringingBack = 'Putting back on sale…'
export const bringBack = 'Put back on sale'
export const withdraw = 'Withdraw'
export const withdrawTitle = (title: string) => `Withdraw “${title}”?`
export const lookingForCarts = 'Checking open carts…'
export const whatWithdrawingDoes = (carts: string) =>
  `${carts} Orders already placed aren’t affected, and neither are your royalties. You can return it to the shop any time.`
export const tryAgain = 'Try again'
export const withdrawing = 'Withdrawing…'
export const keepIt = 'Keep it'
export const inNoCart = 'It’s in no open carts.'
export const inOneCart = 'It’s in 1 open cart and can no longer be bought there.'
export const inCarts = (count: string) => `It’s in ${count} open carts and can no longer be bought there.`
export const work = 'Work'
export const state = 'State'
export const added = 'Added'
export const sold = 'Sold'
export const figuresOfLast30Days = 'Numbers are for the last 30 days.'
export const worksAndFigures = 'Works, with numbers for the last 30 days'
export const untitled = 'Untitled'
export const isPublished = 'Published'
export const forSale = 'For sale in the shop.'
export const isWaiting = 'Waiting'
export const beingReviewed = 'Our team reviews it before it goes on sale. There’s nothing you need to do.'
export const isRefused = 'Refused'
export const notForSale = 'Not for sale. Edit it to send it back for review.'
export const isWithdrawn = 'Withdrawn'
export const youWithdrewIt = 'You withdrew it from the shop. You can put it back on sale any time.'
