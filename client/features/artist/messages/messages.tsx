import type { ReactNode } from 'react'

export const goToTaxForm = 'Go to your tax form'
export const goToPaymentForm = 'Go to your payment form'
export const yourMessage = 'Your message'
export const answersHere = (other: string) =>
  `${other} will answer here and by email. Never include a tax, card, or account number.`
export const readsHere = (other: string) =>
  `${other} will see this here and by email. Never include a tax, card, or account number.`
export const characters = (count: string, most: string) => `${count} of ${most} characters`
export const sending = 'Sending…'
export const send = 'Send'
export const ctrlEnterToSend = 'Ctrl+Enter to send'
export const messageSent = 'Message sent'
export const pictureFrom = (at: number, count: number, author: string) =>
  `Picture ${at} of ${count} from ${author}`
export const pictures = 'Pictures'
export const messages = 'Messages'
export const notShown = 'We can’t show your messages right now.'
export const loadingMessages = 'Loading your messages'
export const forArtists = 'Messages are for artists'
export const applyFirst = 'Apply to sell your art with us, and you can message our team here.'
export const applyToSell = (arrow: ReactNode) => <>Apply to sell {arrow}</>
export const you = 'You'
export const newWord = 'New'
export const notReadYet = 'Not read yet'
export const readAt = (time: ReactNode) => <>Read {time}</>
export const notAvailable = 'Not available'
export const nothingWritten = 'No messages yet.'
export const olderAndNewer = 'Older and newer messages'
export const newerMessages = 'Newer messages'
export const olderMessages = 'Older messages'
