import type { AnyStateMachine } from 'xstate'
import { accessMachine } from './access/machine.ts'
import { addToCartMachine } from './add-to-cart/machine.ts'
import { alertMachine } from './alert/machine.ts'
import { alertsMachine } from './alerts/machine.ts'
import { answerMessageMachine } from './answer-message/machine.ts'
import { applicationDecisionMachine } from './application-decision/machine.ts'
import { arrangingMachine } from './arranging/machine.ts'
import { artistApplyMachine } from './artist-apply/machine.ts'
import { artistEmailMachine } from './artist-email/machine.ts'
import { artistMessageMachine } from './artist-message/machine.ts'
import { authMachine } from './auth/machine.ts'
import { bankAnswerMachine } from './bank-answer/machine.ts'
import { batchRunMachine } from './batch-run/machine.ts'
import { bulkActionMachine } from './bulk-action/machine.ts'
import { cardPaymentMachine } from './card-payment/machine.ts'
import { cartMigrationMachine } from './cart-migration/machine.ts'
import { cartStartMachine } from './cart-start/machine.ts'
import { changePasswordMachine } from './change-password/machine.ts'
import { checkoutMachine } from './checkout/machine.ts'
import { claimOrderMachine } from './claim-order/machine.ts'
import { collectionMembershipMachine } from './collection-membership/machine.ts'
import { collectionRemovalMachine } from './collection-removal/machine.ts'
import { exportingMachine } from './exporting/machine.ts'
import { favoriteMachine } from './favorite/machine.ts'
import { findOrderMachine } from './find-order/machine.ts'
import { followMachine } from './follow/machine.ts'
import { importingMachine } from './importing/machine.ts'
import { journalWriterMachine } from './journal-writer/machine.ts'
import { lateStoreMachine } from './late-store/machine.ts'
import { leaderEchoesMachine } from './leader-echoes/machine.ts'
import { leaderIntentsMachine } from './leader-intents/machine.ts'
import { leaveMessageMachine } from './leave-message/machine.ts'
import { adjustmentLifecycle } from './lifecycles/adjustment.ts'
import { artistApplicationLifecycle } from './lifecycles/artist-application.ts'
import { batchLifecycle } from './lifecycles/batch.ts'
import { identityLifecycle } from './lifecycles/identity.ts'
import { imageLifecycle } from './lifecycles/image.ts'
import { orderLifecycle } from './lifecycles/order.ts'
import { paymentAccountLifecycle } from './lifecycles/payment-account.ts'
import { payoutLifecycle } from './lifecycles/payout.ts'
import { payoutRunLifecycle } from './lifecycles/payout-run.ts'
import { returnLifecycle } from './lifecycles/return.ts'
import { mentionReadingMachine } from './mention-reading/machine.ts'
import { moneyChangeMachine } from './money-change/machine.ts'
import { numberRevealMachine } from './number-reveal/machine.ts'
import { orderChangeMachine } from './order-change/machine.ts'
import { paymentAccountFormMachine } from './payment-account-form/machine.ts'
import { preferencesMachine } from './preferences/machine.ts'
import { profileEditMachine } from './profile-edit/machine.ts'
import { projectChoiceMachine } from './project-choice/machine.ts'
import { projectSearchMachine } from './project-search/machine.ts'
import { publishingMachine } from './publishing/machine.ts'
import { quantityMachine } from './quantity/machine.ts'
import { quickAddMachine } from './quick-add/machine.ts'
import { quickViewMachine } from './quick-view/machine.ts'
import { recentlyViewedMachine } from './recently-viewed/machine.ts'
import { recordFormMachine } from './record-form/machine.ts'
import { recordLookupMachine } from './record-lookup/machine.ts'
import { recordNotesMachine } from './record-notes/machine.ts'
import { registerMachine } from './register/machine.ts'
import { renamingMachine } from './renaming/machine.ts'
import { reorderMachine } from './reorder/machine.ts'
import { reportProblemMachine } from './report-problem/machine.ts'
import { resetPasswordMachine } from './reset-password/machine.ts'
import { resourceFormMachine } from './resource-form/machine.ts'
import { returnRequestMachine } from './return-request/machine.ts'
import { revertingMachine } from './reverting/machine.ts'
import { reviewMachine } from './review/machine.ts'
import { rowSelectionMachine } from './row-selection/machine.ts'
import { savedViewMachine } from './saved-view/machine.ts'
import { searchMachine } from './search/machine.ts'
import { secondFactorMachine } from './second-factor/machine.ts'
import { sessionEndingMachine } from './session-ending/machine.ts'
import { sharingMachine } from './sharing/machine.ts'
import { staticTagMachine } from './static-tag/machine.ts'
import { tabMachine } from './tab/machine.ts'
import { taxFormMachine } from './tax-form/machine.ts'
import { tokenRefreshMachine } from './token-refresh/machine.ts'
import { undoMachine } from './undo/machine.ts'
import { uploadMachine } from './upload/machine.ts'
import { uploadFileMachine } from './upload-file/machine.ts'
import { usageMachine } from './usage/machine.ts'
import { wallPhotoMachine } from './wall-photo/machine.ts'
import { withdrawalMachine } from './withdrawal/machine.ts'

/** Every chart of the product, for whoever draws or replays them by name; who runs one imports it alone. */
export const allMachines: readonly AnyStateMachine[] = [
  accessMachine,
  addToCartMachine,
  adjustmentLifecycle,
  alertMachine,
  alertsMachine,
  arrangingMachine,
  artistApplicationLifecycle,
  artistEmailMachine,
  authMachine,
  bankAnswerMachine,
  batchLifecycle,
  batchRunMachine,
  bulkActionMachine,
  cardPaymentMachine,
  cartMigrationMachine,
  cartStartMachine,
  changePasswordMachine,
  checkoutMachine,
  claimOrderMachine,
  collectionMembershipMachine,
  collectionRemovalMachine,
  exportingMachine,
  favoriteMachine,
  findOrderMachine,
  followMachine,
  identityLifecycle,
  imageLifecycle,
  journalWriterMachine,
  lateStoreMachine,
  leaderEchoesMachine,
  leaderIntentsMachine,
  leaveMessageMachine,
  orderLifecycle,
  orderChangeMachine,
  paymentAccountLifecycle,
  payoutLifecycle,
  payoutRunLifecycle,
  returnLifecycle,
  preferencesMachine,
  projectChoiceMachine,
  projectSearchMachine,
  publishingMachine,
  quantityMachine,
  quickAddMachine,
  quickViewMachine,
  recentlyViewedMachine,
  registerMachine,
  renamingMachine,
  reorderMachine,
  reportProblemMachine,
  resetPasswordMachine,
  resourceFormMachine,
  returnRequestMachine,
  revertingMachine,
  reviewMachine,
  searchMachine,
  secondFactorMachine,
  sessionEndingMachine,
  sharingMachine,
  staticTagMachine,
  tabMachine,
  tokenRefreshMachine,
  undoMachine,
  uploadFileMachine,
  uploadMachine,
  usageMachine,
  wallPhotoMachine,
  answerMessageMachine,
  rowSelectionMachine,
  recordFormMachine,
  recordLookupMachine,
  savedViewMachine,
  applicationDecisionMachine,
  importingMachine,
  recordNotesMachine,
  mentionReadingMachine,
  moneyChangeMachine,
  numberRevealMachine,
  artistApplyMachine,
  paymentAccountFormMachine,
  withdrawalMachine,
  taxFormMachine,
  profileEditMachine,
  artistMessageMachine,
]
