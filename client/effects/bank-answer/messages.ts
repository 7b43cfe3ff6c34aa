export const rowsTooLong = 'This isn’t a CSV file: its rows are too long.'
export const fileTooLarge = 'This file is larger than 1 MB. Split it.'
export const quoteNotClosed = 'This isn’t a CSV file: a quote isn’t closed.'
