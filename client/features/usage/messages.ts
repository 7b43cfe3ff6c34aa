export const mayWeCount = 'May we count how the shop is used?'
export const whatIsCounted =
  'We count how often each step is taken and how long it takes. Never what you type, what you look at, or who you are.'
export const allow = 'Allow'
export const noThanks = 'No thanks'
export const privacyChoices = 'Privacy choices'
