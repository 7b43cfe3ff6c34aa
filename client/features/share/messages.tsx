import type { ReactNode } from 'react'

export const withdrawThisLink = 'Turn off this link?'
export const whatWithdrawingDoes =
  'It stops working right away for everyone who has it. You keep their answers.'
export const turningOff = 'Turning off…'
export const turnOffLink = 'Turn off link'
export const keepLink = 'Keep it'
export const orderedLinkHelp = 'Anyone with this link can still see it as it was ordered.'
export const linkHelp = (what: string) =>
  `Anyone with this link can see this ${what} and tell you what they think.`
export const linkTo = (what: string) => `Link to this ${what}`
export const copied = (icon: ReactNode) => <>{icon} Copied</>
export const copyLink = 'Copy link'
export const open = 'Open'
export const turnOff = 'Turn off'
export const linkCopied = 'The link is on your clipboard.'
/** What a guest has, and what somebody has who works with several. */
export const cart = 'cart'
export const project = 'project'
export const shareThis = (what: string) => `Share this ${what}`
export const notChecked = (what: string) => `We couldn’t check whether this ${what} is shared.`
export const tryAgain = 'Try again'
export const whatLinkDoes =
  'A link lets a client see the prints and prices, approve them, or ask for changes. No account needed.'
export const creatingLink = 'Creating link…'
export const createLink = 'Create link'
export const wasNotShared = (what: string) => `This ${what} wasn’t shared before it was ordered.`
export const approvedBy = 'Approved by'
export const changesRequestedBy = 'Changes requested by'
export const verdictBy = (verdict: string, author: ReactNode) => (
  <>
    {verdict} {author} (by link)
  </>
)
export const showEarlier = (count: number) => `Show ${count} earlier`
export const commentBy = (author: ReactNode, time: ReactNode, mark: ReactNode) => (
  <>
    {author} (by link) · {time} {mark}
  </>
)
export const newWord = 'New'
export const approvedEverything = 'You approved everything.'
export const answeredForEvery = 'You’ve answered for every print.'
export const approveAll = 'Approve all'
export const approveOther = 'Approve the other one'
export const approveOthers = (count: number) => `Approve the other ${count}`
export const linkEnded = 'This link is no longer available'
export const whyLinkEnded =
  'The sender may have turned it off, or part of the address is missing. Please ask them for a new one.'
export const seeWhatElse = (arrow: ReactNode) => <>See what else we print {arrow}</>
export const yourName = 'Your name'
export const soTheyKnow = 'So they know who answered.'
export const send = 'Send'
export const cancel = 'Cancel'
export const sendAgain = 'Send again'
export const dismiss = 'Dismiss'
export const sending = 'Sending…'
export const answerSent = 'Sent. You can change your answer any time.'
export const approvedTitle = (title: string) => `Approved: ${title}`
export const approveTitle = (title: string) => `Approve ${title}`
export const approved = (icon: ReactNode) => <>{icon} Approved</>
export const approve = 'Approve'
export const requestedFor = (title: string) => `Changes requested to ${title}`
export const requestFor = (title: string) => `Request changes to ${title}`
export const changesRequested = 'Changes requested'
export const requestChanges = 'Request changes'
export const comment = 'Comment'
export const commentOn = (title: string) => `Comment on ${title}`
export const untitled = 'Untitled'
export const sizeAndSubstrate = (width: number, height: number, substrate: string) =>
  `${width} × ${height} in, ${substrate}`
export const quantityAndPrice = (quantity: number, price: string) => `${quantity} at ${price} each`
export const noLongerAvailable = (reason: string) => `No longer available: ${reason}.`
export const notFound = 'Not Found'
export const loadingTheProject = 'Loading the project'
/** What somebody is shown whose sender has not named it. */
export const printsToReview = 'Prints to review'
export const sharedFrom = (brand: string) => `Shared with you from ${brand}`
export const hasBeenOrdered = 'This has been ordered. Thank you for your feedback.'
export const howToAnswer =
  'Approve what you like, ask for changes, or leave a comment. This doesn’t place an order, and you can change your answer any time.'
export const reviewingAs = (author: ReactNode, notYou: ReactNode) => (
  <>
    You’re reviewing as {author}. {notYou}
  </>
)
export const notYou = 'Not you?'
export const nothingYet = 'There’s nothing here yet. Please check back later.'
export const prints = 'Prints'
export const total = 'Total'
export const whatShouldChange = 'What should we change?'
export const yourComment = 'Your comment'
export const sendComment = 'Send comment'
