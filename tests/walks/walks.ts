import { access } from './fixtures/access.ts'
import { addToCart } from './fixtures/add-to-cart.ts'
import { alert } from './fixtures/alert.ts'
import { alerts } from './fixtures/alerts.ts'
import { arranging } from './fixtures/arranging.ts'
import { artistApply } from './fixtures/artists/artist-apply.ts'
import { artistMessage } from './fixtures/artists/artist-message.ts'
import { follow } from './fixtures/artists/follow.ts'
import { paymentAccountForm } from './fixtures/artists/payment-account-form.ts'
import { profileEdit } from './fixtures/artists/profile-edit.ts'
import { taxForm } from './fixtures/artists/tax-form.ts'
import { withdrawal } from './fixtures/artists/withdrawal.ts'
import { auth } from './fixtures/auth.ts'
import { cardPayment } from './fixtures/card-payment.ts'
import { cartMigration } from './fixtures/cart-migration.ts'
import { cartStart } from './fixtures/cart-start.ts'
import { changePassword } from './fixtures/change-password.ts'
import { checkout } from './fixtures/checkout.ts'
import { collectionMembership } from './fixtures/collection-membership.ts'
import { collectionRemoval } from './fixtures/collection-removal.ts'
import { answerMessage } from './fixtures/console/answer-message.ts'
import { applicationDecision } from './fixtures/console/application-decision.ts'
import { artistEmail } from './fixtures/console/artist-email.ts'
import { bankAnswer } from './fixtures/console/bank-answer.ts'
import { batchRun } from './fixtures/console/batch-run.ts'
import { bulkAction } from './fixtures/console/bulk-action.ts'
import { exporting } from './fixtures/console/exporting.ts'
import { importing } from './fixtures/console/importing.ts'
import { mentionReading } from './fixtures/console/mention-reading.ts'
import { recordForm } from './fixtures/console/record-form.ts'
import { recordLookup } from './fixtures/console/record-lookup.ts'
import { recordNotes } from './fixtures/console/record-notes.ts'
import { reverting } from './fixtures/console/reverting.ts'
import { rowSelection } from './fixtures/console/row-selection.ts'
import { savedView } from './fixtures/console/saved-view.ts'
import { favorite } from './fixtures/favorite.ts'
import { leaveMessage } from './fixtures/leave-message.ts'
import { adjustment } from './fixtures/lifecycles/adjustment.ts'
import { artistApplication } from './fixtures/lifecycles/artist-application.ts'
import { batch } from './fixtures/lifecycles/batch.ts'
import { identity } from './fixtures/lifecycles/identity.ts'
import { image } from './fixtures/lifecycles/image.ts'
import { order } from './fixtures/lifecycles/order.ts'
import { paymentAccount } from './fixtures/lifecycles/payment-account.ts'
import { payout } from './fixtures/lifecycles/payout.ts'
import { payoutRun } from './fixtures/lifecycles/payout-run.ts'
import { returned } from './fixtures/lifecycles/return.ts'
import { moneyChange } from './fixtures/money/money-change.ts'
import { numberReveal } from './fixtures/money/number-reveal.ts'
import { orderChange } from './fixtures/order-change.ts'
import { claimOrder } from './fixtures/orders/claim-order.ts'
import { findOrder } from './fixtures/orders/find-order.ts'
import { returnRequest } from './fixtures/orders/return-request.ts'
import { wallPhoto } from './fixtures/pictures/wall-photo.ts'
import { preferences } from './fixtures/preferences.ts'
import { projectChoice } from './fixtures/project-choice.ts'
import { projectSearch } from './fixtures/project-search.ts'
import { publishing } from './fixtures/publishing.ts'
import { quantity } from './fixtures/quantity.ts'
import { quickAdd } from './fixtures/quick-add.ts'
import { quickView } from './fixtures/quick-view.ts'
import { recentlyViewed } from './fixtures/recently-viewed.ts'
import { register } from './fixtures/register.ts'
import { renaming } from './fixtures/renaming.ts'
import { reorder } from './fixtures/reorder.ts'
import { reportProblem } from './fixtures/report-problem.ts'
import { resetPassword } from './fixtures/reset-password.ts'
import { resourceForm } from './fixtures/resource-form.ts'
import { review } from './fixtures/review.ts'
import { search } from './fixtures/search.ts'
import { secondFactor } from './fixtures/second-factor.ts'
import { sessionEnding } from './fixtures/session-ending.ts'
import { sharing } from './fixtures/sharing.ts'
import { staticTag } from './fixtures/static-tag.ts'
import { journalWriter } from './fixtures/tabs/journal-writer.ts'
import { lateStore } from './fixtures/tabs/late-store.ts'
import { leaderEchoes } from './fixtures/tabs/leader-echoes.ts'
import { leaderIntents } from './fixtures/tabs/leader-intents.ts'
import { tab } from './fixtures/tabs/tab.ts'
import { tokenRefresh } from './fixtures/token-refresh.ts'
import { undo } from './fixtures/undo.ts'
import { upload } from './fixtures/upload.ts'
import { uploadFile } from './fixtures/upload-file.ts'
import { usage } from './fixtures/usage.ts'
import type { Walk } from './walker/walk.ts'

/** One for every chart in machines/. */
export const walks: readonly Walk[] = [
  access,
  addToCart,
  adjustment,
  alert,
  alerts,
  arranging,
  artistApplication,
  artistEmail,
  auth,
  bankAnswer,
  batch,
  batchRun,
  bulkAction,
  cardPayment,
  cartMigration,
  cartStart,
  changePassword,
  checkout,
  claimOrder,
  collectionMembership,
  collectionRemoval,
  exporting,
  favorite,
  findOrder,
  follow,
  identity,
  image,
  journalWriter,
  lateStore,
  leaderEchoes,
  leaderIntents,
  leaveMessage,
  order,
  orderChange,
  paymentAccount,
  payout,
  payoutRun,
  returned,
  preferences,
  projectChoice,
  projectSearch,
  publishing,
  quantity,
  quickAdd,
  quickView,
  recentlyViewed,
  register,
  renaming,
  reorder,
  reportProblem,
  resetPassword,
  resourceForm,
  returnRequest,
  reverting,
  review,
  search,
  secondFactor,
  sessionEnding,
  sharing,
  staticTag,
  tab,
  tokenRefresh,
  undo,
  uploadFile,
  upload,
  usage,
  wallPhoto,
  answerMessage,
  rowSelection,
  recordForm,
  recordLookup,
  savedView,
  applicationDecision,
  importing,
  recordNotes,
  mentionReading,
  moneyChange,
  numberReveal,
  artistApply,
  paymentAccountForm,
  withdrawal,
  taxForm,
  profileEdit,
  artistMessage,
]
