export const card = 'Card'
export const confirmingCard = 'Confirming your card…'
export const howCardIsCharged =
  'Your card is charged once your order is placed. Its number goes to our payment provider, Stripe, and never to us.'

export const isDemonstration = (
  <>
    <strong>This is a demonstration.</strong> No card is charged. Don’t enter a real card: use one of these.
  </>
)
export const approved = 'Approved'
export const approvedByBank = 'Approved after your bank asks you'
export const declined = 'Declined'
export const declinedForFunds = 'Declined: insufficient funds'
export const cardNumber = 'Card number'
export const expiration = 'Expiration (MM / YY)'
export const securityCode = 'Security code'
export const demonstrationBank = 'Demonstration bank'
export const isThisYou = 'Is this you?'
export const whatBankAsks = 'Your bank would ask you to confirm here, in its app or with a code.'
export const yesApprove = 'Yes, approve'
export const noCancel = 'No, cancel'
