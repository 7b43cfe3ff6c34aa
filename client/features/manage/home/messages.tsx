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
