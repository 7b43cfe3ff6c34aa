export const serverNotReached = 'We couldn’t reach the server.'
export const shopNotReached = 'We couldn’t reach the shop.'
