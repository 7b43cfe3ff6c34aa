export const oneMoment = 'One moment'
export const oneMomentMore = 'One moment…'
export const accountNotAnswering = 'We can’t reach your account right now.'
export const opensOnceKnown = 'This page will open once we know it’s you.'
export const retry = 'Retry'
export const pleaseSignIn = 'Please sign in'
export const comeBackAfter = 'Sign in and we’ll bring you right back here.'
export const signIn = 'Sign in'
export const signedInAs = (email: string) =>
  `You’re signed in as ${email}. Sign in with another account and we’ll bring you right back here.`
export const useAnotherAccount = 'Use another account'
