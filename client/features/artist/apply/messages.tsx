import type { ReactNode } from 'react'
import { countInWords } from '#client/ui/count-in-words.ts'

export const notShown = 'We can’t show your application right now.'
export const loadingApplication = 'Loading your application'
export const weHaveIt = (count: number) => `Thank you. We have your application with ${count} pictures`
export const submittedAt = (time: ReactNode) => <>, submitted {time}</>
export const whatHappensNext = 'What happens next'
export const someoneLooks = 'Someone on our team looks at your work.'
export const weWriteToYou = (usualTime: ReactNode) => <>We’ll email you either way. {usualTime}</>
export const usuallyOneDay = 'That usually takes a day.'
export const usuallyDays = (days: number) => `That usually takes ${days} days.`
export const ifAccepted = 'If you’re accepted: the royalty agreement, your tax form, and how you get paid.'
export const nothingToDo = 'There’s nothing to do until then. You can close this page.'
export const notThisTime = 'We couldn’t accept your application this time'
export const thisIsWhy = '. Here’s why:'
export const oneMoment = 'One moment…'
export const applyAgain = 'Apply again'
export const startFromEarlier = 'We’ll start with your earlier answers. This application stays below.'
export const welcomeArtist = 'Welcome! You’re now one of our artists.'
export const threeThingsLeft =
  'Three things are left, in any order: the royalty agreement, your tax form, and how you get paid.'
export const getSetUp = 'Get set up'
export const sellYourArt = 'Sell your art'
export const signInToApply = 'Sign in to apply'
export const aboutYou = 'About you'
export const yourWork = 'Your work'
export const yourApplication = 'Your application'
export const loadingYourApplication = 'Loading your application…'
export const changedElsewhere = 'You also changed this on another page'
export const history = 'History'
export const declinedOn = (day: ReactNode) => <>Declined {day}</>
export const submittedBy = (day: ReactNode, name: string, place: string) => (
  <>
    Submitted {day} by {name}, {place}
  </>
)
export const whoYouAre = 'For our team to know who you are. Your bio may appear on your artist page.'
export const townAndCountry = 'City and state or country, such as Porto, Portugal.'
export const webAddress = 'If you have one. Web addresses begin with https://.'
export const whereElse = 'Where else people can see your work: a shop, a gallery, a profile.'
export const continueOn = 'Continue'
export const notSavedYet = (reason: string | null) => `Not saved yet. ${reason}`
export const saved = 'Saved'
export const saving = 'Saving…'
export const firstAccount = 'First, your account'
export const whyAccount =
  'Your application is saved to your account, so you can stop and come back to it. We’ll bring you right back here.'
export const createAnAccount = 'Create an account'
export const signIn = 'Sign in'
export const backToWhatItTakes = 'Back to how to apply'
export const whatToSend = (fewest: number, most: number) =>
  `${fewest} to ${most} pictures of work you’d like to sell. They stay private until you’re one of our artists. If we decline, we remove them after 90 days.`
export const submitApplication = 'Submit application'
export const picturesReady = (count: number) =>
  `${count} pictures ready. Once you submit, we take it from here.`
export const waitForPictures = 'Please wait until your pictures have uploaded.'
export const addMore = (count: number) => `Add ${countInWords(count, 'more picture')}.`
export const discardSome = (count: number, most: number) =>
  `Remove ${count}: you can send up to ${most} pictures.`
export const ourAnswer = 'Our answer'
export const doneMark = ' (done)'
export const sellAt = (product: string) => `Sell your art at ${product}`
export const whatWeDo =
  'We print, frame, and ship it. You keep your rights and earn a royalty on every piece we sell.'
export const aboutYouStep = (lead: ReactNode) => (
  <>{lead} Your name, where you work, and a few sentences about what you do.</>
)
export const tellUsAboutYou = 'Tell us about you.'
export const sampleStep = (lead: ReactNode) => (
  <>{lead} 3 to 10 pictures. Only our team sees them until you’re one of our artists.</>
)
export const showUsYourWork = 'Show us your work.'
export const answerStep = (lead: ReactNode) => (
  <>{lead} A real person reviews every application and emails you either way.</>
)
export const hearFromUs = 'Hear from us.'
export const applyToSell = 'Apply to sell'
export const continueApplication = 'Continue your application'
export const seeApplication = 'See your application'
export const howLong =
  'It takes about 10 minutes. You can stop and pick it up on any device; what you typed is saved.'
export const alreadyArtist = (link: ReactNode) => <>Already one of our artists? {link}</>
export const goToPortal = 'Go to the artist portal'
