import type { ReactNode } from 'react'

export const showAsTable = 'Show as table'
export const dayUtc = 'Day (UTC)'
export const searchesWithoutResults = 'Searches without results'
export const allFound = 'Every search found something in the last 30 days.'
export const searches = 'Searches'
export const fruitlessByDay = 'Searches without results by day'
export const byVisitors = 'Searches by visitors, without filters.'
export const home = 'Home'
export const waitingForYou = 'Waiting for you'
export const mentions = 'Mentions'
export const last30Days = (zone: ReactNode) => <>Last 30 days {zone}</>
export const inUtc = 'in UTC'
export const unreadMentions = 'Unread mentions'
export const noUnreadMentions = 'No unread mentions.'
export const mentionOn = (author: ReactNode, record: ReactNode) => (
  <>
    {author} on {record}
  </>
)
export const goneRecord = (type: string, id: string) => `${type} ${id}, which no longer exists`
export const markAsRead = 'Mark as read'
export const markMentionRead = (author: string, record: string) => `Mark as read: ${author} on ${record}`
export const partNotLoaded = (part: string) => `${part} couldn’t be loaded.`
export const retry = 'Retry'
export const retryPart = (part: string) => `Retry ${part}`
export const loadingPart = (part: string) => `Loading ${part}`
export const sales = 'Sales'
export const noOrders = 'No orders in the last 30 days.'
export const total = 'Total'
export const orders = 'Orders'
export const salesByDay = 'Sales by day'
export const withoutCanceled = (link: ReactNode) => (
  <>Not counting orders that were canceled or refunded. {link}</>
)
export const allOrders = 'All orders'
export const oldest = 'Oldest'
export const whatVisitorsLookedFor = 'What visitors searched for'
export const time = ' time'
export const times = ' times'
export const messages = 'Messages'
export const noMessages = 'Every message is answered.'
export const artistsMessages = 'Artists’ messages'
export const noArtistsMessages = 'Every artist has an answer.'
export const returns = 'Returns'
export const noReturns = 'No returns are waiting.'
export const applications = 'Artist applications'
export const noApplications = 'No applications are waiting.'
export const uploads = 'Uploads to approve'
export const noUploads = 'Every upload is approved or refused.'
export const artChanges = 'Art changes to decide'
export const noArtChanges = 'No changes are waiting.'
export const duplicates = 'Possible duplicates'
export const noDuplicates = 'None of your files looks like another picture.'
export const royaltiesToPay = 'Royalties to pay'
export const noRoyalties = 'No royalties are waiting.'
export const payouts = 'Payouts in progress'
export const noPayouts = 'No payouts are in progress.'
export const batches = 'Running batches'
export const noBatches = 'No batches are running.'
export const allMentionsRead = 'You have read every mention.'
export const problemReports = 'Problem reports'
export const noReports = 'No reports in the last 7 days.'
export const last7Days = 'Last 7 days'
