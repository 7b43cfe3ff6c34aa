const NO_TEXT =
  'It takes ids and keys alone; what nobody has is another test’s promise (tests/security/roles).'
const OF_STAFF = 'Staff’s: tests/services/main/payouts and payees have each field that is refused.'

/** Mutations whose forms are not filled with bad input here, and why not. */
export const WITHOUT_FORMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['addToCollection', 'removeFromCollection', 'deleteCollection', 'deleteNote', 'deleteView'],
      ...['applyAgain', 'chooseProject', 'migrateCart', 'reorder', 'undoProjectEvent', 'shareProject'],
      ...['confirmBatch', 'stopBatch', 'undoBatch', 'countImageView', 'markImagePopular', 'readMention'],
      ...['discardUploadFile', 'tellPicturesApart', 'replacePicture', 'openOriginal', 'endSession'],
      ...['refreshSession', 'signOut', 'removeCartItem', 'revertRecord', 'setImageFavorite'],
      ...['setImagePublished', 'tagStaticImage', 'withdrawShare', 'createPaymentIntent'],
      ...['setFollowing', 'setFollowMail'],
    ].map((name) => [name, NO_TEXT]),
  ),
  ...Object.fromEntries(
    [
      ...['adjustBalance', 'decideAdjustment', 'holdPayouts', 'liftHold', 'changePayout', 'startPayoutRun'],
      ...['changePayoutRun', 'changeTaxYear', 'recordBankAnswer', 'changePayeeStatus', 'showNumber'],
      ...['receiveTaxForm', 'recordBNotice'],
    ].map((name) => [name, OF_STAFF]),
  ),
  changeOrder: 'tests/services/main/orders.',
  claimOrder: 'tests/services/main/orders/claiming.test.ts.',
  findOrder: 'tests/services/main/orders/finding.test.ts; often from one place is refused.',
  updateCollection: 'The same fields as createCollection’s.',
  planBatch: 'tests/services/content/batches/contract.test.ts.',
  openExport: 'The filters of a list: tests/services/content/exports.',
  decideApplication: 'tests/services/content/artist-profiles/decisions.test.ts.',
  sendArtistEmail: 'tests/services/content/artist-profiles/email.test.ts.',
  findKnownPictures: 'Made by the browser: tests/services/content/uploads.',
  countUsage: 'Made by the browser: tests/services/main/usage.test.ts.',
  answerChallenge: 'tests/services/auth/second-factor.',
  beginSecondFactor: 'tests/services/auth/second-factor.',
  confirmSecondFactor: 'tests/services/auth/second-factor.',
  removeSecondFactor: 'tests/services/auth/second-factor.',
  renewRecoveryCodes: 'tests/services/auth/second-factor.',
}
