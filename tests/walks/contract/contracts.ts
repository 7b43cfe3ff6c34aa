import { addToCart } from './machines/add-to-cart.ts'
import { answerMessage } from './machines/answer-message.ts'
import { applicationDecision } from './machines/application-decision.ts'
import { artistEmail } from './machines/artist-email.ts'
import { artistApply } from './machines/artists/artist-apply.ts'
import { artistMessage } from './machines/artists/artist-message.ts'
import { follow } from './machines/artists/follow.ts'
import { profileEdit } from './machines/artists/profile-edit.ts'
import { taxForm } from './machines/artists/tax-form.ts'
import { withdrawal } from './machines/artists/withdrawal.ts'
import { auth } from './machines/auth.ts'
import { batchRun, bulkAction } from './machines/batches.ts'
import { cardPayment } from './machines/card-payment.ts'
import { cartMigration } from './machines/cart-migration.ts'
import { cartStart } from './machines/cart-start.ts'
import { changePassword } from './machines/change-password.ts'
import { checkout } from './machines/checkout.ts'
import { collectionRemoval } from './machines/collection-removal.ts'
import { exporting } from './machines/exporting.ts'
import { importing } from './machines/importing.ts'
import { leaveMessage } from './machines/leave-message.ts'
import { mentionReading } from './machines/mention-reading.ts'
import { bankAnswer } from './machines/money/bank-answer.ts'
import { moneyChange } from './machines/money/money-change.ts'
import { numberReveal } from './machines/money/number-reveal.ts'
import { paymentAccountForm } from './machines/money/payment-account-form.ts'
import { orderChange } from './machines/order-change.ts'
import { claimOrder } from './machines/orders/claim-order.ts'
import { findOrder } from './machines/orders/find-order.ts'
import { returnRequest } from './machines/orders/return-request.ts'
import { wallPhoto } from './machines/pictures/wall-photo.ts'
import { projectChoice } from './machines/project-choice.ts'
import { projectSearch } from './machines/project-search.ts'
import { quantity } from './machines/quantity.ts'
import { quickAdd } from './machines/quick-add.ts'
import { quickView } from './machines/quick-view.ts'
import { recordForm } from './machines/record-form.ts'
import { recordLookup } from './machines/record-lookup.ts'
import { recordNotes } from './machines/record-notes.ts'
import { register } from './machines/register.ts'
import { renaming } from './machines/renaming.ts'
import { reorder } from './machines/reorder.ts'
import { reportProblem } from './machines/report-problem.ts'
import { resetPassword } from './machines/reset-password.ts'
import { resourceForm } from './machines/resource-form.ts'
import { reverting } from './machines/reverting.ts'
import { review } from './machines/review.ts'
import { rowSelection } from './machines/row-selection.ts'
import { savedView } from './machines/saved-view.ts'
import { search } from './machines/search.ts'
import { secondFactor } from './machines/second-factor.ts'
import { sessionEnding } from './machines/session-ending.ts'
import { sharing } from './machines/sharing.ts'
import { collectionMembership, favorite, publishing, staticTag } from './machines/toggles.ts'
import { tokenRefresh } from './machines/token-refresh.ts'
import { undo } from './machines/undo.ts'
import { upload } from './machines/upload.ts'
import { uploadFile } from './machines/upload-file.ts'
import { usage } from './machines/usage.ts'
import type { Port } from './port.ts'

/** By machine and port: all that the port can hear. */
export const contracts: Readonly<Record<string, Readonly<Record<string, Port>>>> = {
  'add-to-cart': addToCart,
  auth,
  'bank-answer': bankAnswer,
  'batch-run': batchRun,
  'bulk-action': bulkAction,
  'card-payment': cardPayment,
  'cart-migration': cartMigration,
  'cart-start': cartStart,
  'change-password': changePassword,
  checkout,
  'collection-membership': collectionMembership,
  'collection-removal': collectionRemoval,
  exporting,
  importing,
  favorite,
  'claim-order': claimOrder,
  'find-order': findOrder,
  follow,
  'answer-message': answerMessage,
  'artist-message': artistMessage,
  'application-decision': applicationDecision,
  'artist-apply': artistApply,
  'artist-email': artistEmail,
  'leave-message': leaveMessage,
  'mention-reading': mentionReading,
  'money-change': moneyChange,
  'number-reveal': numberReveal,
  'order-change': orderChange,
  'payment-account-form': paymentAccountForm,
  'profile-edit': profileEdit,
  'project-choice': projectChoice,
  'project-search': projectSearch,
  publishing,
  quantity,
  'quick-add': quickAdd,
  'quick-view': quickView,
  'record-form': recordForm,
  'record-lookup': recordLookup,
  'record-notes': recordNotes,
  register,
  renaming,
  reorder,
  'report-problem': reportProblem,
  'reset-password': resetPassword,
  'resource-form': resourceForm,
  'return-request': returnRequest,
  reverting,
  review,
  'row-selection': rowSelection,
  'saved-view': savedView,
  search,
  'second-factor': secondFactor,
  'session-ending': sessionEnding,
  sharing,
  'static-tag': staticTag,
  'tax-form': taxForm,
  'token-refresh': tokenRefresh,
  undo,
  upload,
  'upload-file': uploadFile,
  usage,
  'wall-photo': wallPhoto,
  withdrawal,
}

/** Machines whose answers come from the browser itself. */
export const waiting: Readonly<Record<string, string>> = {
  'journal-writer': 'the browser',
  'late-store': 'the browser',
  tab: 'the browser',
}
