import type { ReactNode } from 'react'

export const thisApplicant = 'This applicant'
export const approveApplicant = (name: string) => `Approve ${name}`
export const declineApplicant = (name: string) => `Decline ${name}`
export const nextApplication = (name: string) => `Next application: ${name}`
export const application = 'Application'
export const shownBy = (name: string) => `Shown by ${name}`
export const approve = 'Approve'
export const decline = 'Decline'
export const message = 'Message'
export const draftKept = 'Draft kept'
export const approveTitle = (name: string) => `Approve ${name}?`
export const whatApprovingDoes = (email: string) =>
  `They become one of our artists, and we email ${email} to let them know.`
export const approving = 'Approving…'
export const cancel = 'Cancel'
export const declineTitle = (name: string) => `Decline ${name}?`
export const reason = 'Reason'
export const reasonHelp = (email: string) =>
  `At least 10 characters. We email it to ${email} exactly as written.`
export const declining = 'Declining…'
export const ctrlEnterToSend = 'Ctrl+Enter to send'
export const decidedMeanwhile = (time: ReactNode) => <>That was on {time}. Your decision wasn’t sent.</>
export const lookAgain = 'Nothing was sent. Please review it again before you decide.'
export const whatYouWrote = 'What you wrote:'
export const loadingApplication = 'Loading the application'
export const applicationNotLoaded = 'We couldn’t load the application.'
export const close = 'Close'
export const applicationChanged = 'This application has changed'
export const whoDecided = (who: string, decision: string) => `${who} ${decision} this application`
export const theShop = 'The shop'
export const picturesNotShown = 'We can’t show the pictures right now.'
export const samplePictures = 'Sample pictures'
export const pictureNotShown = 'We can’t show this picture right now.'
export const nameAndSize = (name: ReactNode, width: string, height: string) => (
  <>
    {name} {width} × {height} px
  </>
)
export const links = 'Links'
export const opensNewTab = ' (opens a new tab)'
