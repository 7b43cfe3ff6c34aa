export const notAvailable = 'This page isn’t available right now.'
export const loading = 'Loading the page'
