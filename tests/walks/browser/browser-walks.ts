import type { BrowserWalk } from './browser-walk.ts'
import { access } from './machines/access.ts'
import { addToCart } from './machines/add-to-cart.ts'
import { answerMessage } from './machines/answer-message.ts'
import { arranging } from './machines/arranging.ts'
import { artistApply } from './machines/artists/artist-apply.ts'
import { artistMessage } from './machines/artists/artist-message.ts'
import { follow } from './machines/artists/follow.ts'
import { paymentAccountForm } from './machines/artists/payment-account-form.ts'
import { profileEdit } from './machines/artists/profile-edit.ts'
import { taxForm } from './machines/artists/tax-form.ts'
import { auth } from './machines/auth.ts'
import { cardPayment } from './machines/card-payment.ts'
import { cartMigration } from './machines/cart-migration.ts'
import { cartStart } from './machines/cart-start.ts'
import { changePassword } from './machines/change-password.ts'
import { checkout } from './machines/checkout.ts'
import { collectionMembership } from './machines/collection-membership.ts'
import { collectionRemoval } from './machines/collection-removal.ts'
import { applicationDecision } from './machines/console/application-decision.ts'
import { artistEmail } from './machines/console/artist-email.ts'
import { bankAnswer } from './machines/console/bank-answer.ts'
import { batch } from './machines/console/batch.ts'
import { batchRun } from './machines/console/batch-run.ts'
import { bulkAction } from './machines/console/bulk-action.ts'
import { exporting } from './machines/console/exporting.ts'
import { importing } from './machines/console/importing.ts'
import { mentionReading } from './machines/console/mention-reading.ts'
import { moneyChange } from './machines/console/money-change.ts'
import { numberReveal } from './machines/console/number-reveal.ts'
import { payout } from './machines/console/payout.ts'
import { recordNotes } from './machines/console/record-notes.ts'
import { savedView } from './machines/console/saved-view.ts'
import { upload } from './machines/console/upload.ts'
import { uploadFile } from './machines/console/upload-file.ts'
import { favorite } from './machines/favorite.ts'
import { findOrder } from './machines/find-order.ts'
import { image } from './machines/image.ts'
import { order } from './machines/order.ts'
import { orderChange } from './machines/order-change.ts'
import { claimOrder } from './machines/orders/claim-order.ts'
import { wallPhoto } from './machines/pictures/wall-photo.ts'
import { projectChoice } from './machines/project-choice.ts'
import { projectSearch } from './machines/project-search.ts'
import { publishing } from './machines/publishing.ts'
import { quantity } from './machines/quantity.ts'
import { quickAdd } from './machines/quick-add.ts'
import { quickView } from './machines/quick-view.ts'
import { recentlyViewed } from './machines/recently-viewed.ts'
import { recordForm } from './machines/record-form.ts'
import { recordLookup } from './machines/record-lookup.ts'
import { register } from './machines/register.ts'
import { renaming } from './machines/renaming.ts'
import { reorder } from './machines/reorder.ts'
import { resetPassword } from './machines/reset-password.ts'
import { resourceForm } from './machines/resource-form.ts'
import { reverting } from './machines/reverting.ts'
import { review } from './machines/review.ts'
import { rowSelection } from './machines/row-selection.ts'
import { search } from './machines/search.ts'
import { secondFactor } from './machines/second-factor.ts'
import { sessionEnding } from './machines/session-ending.ts'
import { sharing } from './machines/sharing.ts'
import { alert } from './machines/shop/alert.ts'
import { alerts } from './machines/shop/alerts.ts'
import { leaveMessage } from './machines/shop/leave-message.ts'
import { preferences } from './machines/shop/preferences.ts'
import { reportProblem } from './machines/shop/report-problem.ts'
import { returnRequest } from './machines/shop/return-request.ts'
import { usage } from './machines/shop/usage.ts'
import { staticTag } from './machines/static-tag.ts'
import { tokenRefresh } from './machines/token-refresh.ts'
import { undo } from './machines/undo.ts'
import { withdrawal } from './machines/withdrawal.ts'

/** One for every machine with a screen. */
export const browserWalks: readonly BrowserWalk[] = [
  access,
  addToCart,
  alert,
  alerts,
  answerMessage,
  artistMessage,
  applicationDecision,
  arranging,
  artistApply,
  artistEmail,
  auth,
  bankAnswer,
  batch,
  batchRun,
  bulkAction,
  cardPayment,
  cartMigration,
  cartStart,
  checkout,
  changePassword,
  collectionMembership,
  collectionRemoval,
  exporting,
  favorite,
  claimOrder,
  findOrder,
  follow,
  image,
  importing,
  leaveMessage,
  mentionReading,
  moneyChange,
  numberReveal,
  order,
  payout,
  orderChange,
  paymentAccountForm,
  preferences,
  profileEdit,
  projectChoice,
  projectSearch,
  publishing,
  quantity,
  quickAdd,
  quickView,
  recentlyViewed,
  recordForm,
  recordLookup,
  recordNotes,
  register,
  renaming,
  reorder,
  reportProblem,
  resetPassword,
  resourceForm,
  returnRequest,
  reverting,
  review,
  rowSelection,
  savedView,
  search,
  secondFactor,
  sessionEnding,
  sharing,
  staticTag,
  taxForm,
  tokenRefresh,
  undo,
  upload,
  uploadFile,
  usage,
  withdrawal,
  wallPhoto,
]
