export const fileExpired = 'This file expired. Choose it again.'
export const fileChanged = 'The file has changed since it was chosen. Choose it again.'
export const catalogUnavailable = 'The catalog service is not available right now.'
