import type { ReactNode } from 'react'

export const orders = 'Orders'
export const orderNumber = (number: string) => `Order #${number}`
export const email = 'Email'
export const signIn = 'Sign in'
export const untitled = 'Untitled'
export const pictures = 'Pictures'

export const findYourOrder = 'Find your order'
export const bothAreInMail = 'You’ll find both in the email we sent when you ordered.'
export const orderNumberLabel = 'Order number'
export const likeNumber = 'Like K7Q2-9MXD.'
export const finding = 'Finding…'
export const findOrder = 'Find order'
export const signInToSeeAll = (link: ReactNode) => <>Have an account? {link} to see all your orders.</>

export const allOrders = 'All orders'
export const noOrders = 'No orders yet'
export const ordersComeIn = 'New orders show up here.'
export const trackOrdersHere = 'Once you order, you can track it here.'
export const seeTopSelling = 'See our top-selling art'
export const cannotShowOrders = 'We can’t show your orders right now.'

export const cannotShowOrder = 'We can’t show this order right now.'
export const notFound = 'Not Found'
export const notInYourAccount = (number: string) => `We couldn’t find order #${number} in your account.`
export const cannotOpenHere = (number: string) =>
  `We can’t open order #${number} here. If you checked out as a guest, find it by its number and your email, ` +
  'or use the link in our email. If you have an account, sign in.'
export const yourOrders = 'Your orders'
export const callWithNumber = (phone: ReactNode) => (
  <>Need help? Call us at {phone} and have your order number handy.</>
)

export const orderSummary = 'Order summary'
export const items = 'Items'
export const sizeOf = (width: number, height: number) => `${width} × ${height} in`
export const workshop = (facts: string) => `Workshop: ${facts}`
export const updatesGoTo = 'Updates go to'
export const project = 'Project'
export const shipsTo = 'Ships to'
export const payment = 'Payment'
export const card = 'Card'
export const purchaseOrder = 'Purchase order'
export const timeline = 'Timeline'
export const stillToCome = 'still to come'

export const gettingInvoice = 'Getting your invoice…'
export const invoice = 'Invoice (PDF)'
export const cannotGetInvoice = 'We can’t get your invoice right now. Please try again.'
export const orderAgain = 'Order again'
export const makingProject = 'Making a project…'
export const fillingCart = 'Filling your cart…'
export const carrier = 'Carrier'
export const trackingNumber = 'Tracking number'
