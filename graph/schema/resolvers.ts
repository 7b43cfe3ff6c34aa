import { activityResolvers } from './activity/resolvers.ts'
import { artistResolvers } from './artist/resolvers.ts'
import { artistApplicationResolvers } from './artist-application/resolvers.ts'
import { artistMessageResolvers } from './artist-message/resolvers.ts'
import { artistPageResolvers } from './artist-page/resolvers.ts'
import { artistProfileResolvers } from './artist-profile/resolvers.ts'
import { batchResolvers } from './batch/resolvers.ts'
import { cartResolvers } from './cart/resolvers.ts'
import { collectionResolvers } from './collection/resolvers.ts'
import { deskResolvers } from './desk/resolvers.ts'
import { earningsResolvers } from './earnings/resolvers.ts'
import { exportResolvers } from './export/resolvers.ts'
import { followingResolvers } from './following/resolvers.ts'
import { imageResolvers } from './image/resolvers.ts'
import { importResolvers } from './import/resolvers.ts'
import { messageResolvers } from './message/resolvers.ts'
import { noteResolvers } from './note/resolvers.ts'
import { orderResolvers } from './order/resolvers.ts'
import { orderReturnResolvers } from './order-return/resolvers.ts'
import { ownArtResolvers } from './own-art/resolvers.ts'
import { ownArtistProfileResolvers } from './own-artist-profile/resolvers.ts'
import { ownTermsResolvers } from './own-terms/resolvers.ts'
import { passwordResolvers } from './password/resolvers.ts'
import { payeeResolvers } from './payee/resolvers.ts'
import { paymentResolvers } from './payment/resolvers.ts'
import { paymentAccountResolvers } from './payment-account/resolvers.ts'
import { payoutResolvers } from './payout/resolvers.ts'
import { projectListResolvers } from './project/list-resolvers.ts'
import { projectResolvers } from './project/resolvers.ts'
import { reportResolvers } from './report/resolvers.ts'
import { resourceResolvers } from './resource/resolvers.ts'
import { Cents } from './root/cents.ts'
import { Json } from './root/json.ts'
import { royaltyResolvers } from './royalty/resolvers.ts'
import { savedViewResolvers } from './saved-view/resolvers.ts'
import { searchResolvers } from './search/resolvers.ts'
import { secondFactorResolvers } from './second-factor/resolvers.ts'
import { sessionListResolvers } from './session/list-resolvers.ts'
import { sessionResolvers } from './session/resolvers.ts'
import { shareResolvers } from './share/resolvers.ts'
import { shopPageResolvers } from './shop-page/resolvers.ts'
import { uploadResolvers } from './upload/resolvers.ts'
import { usageResolvers } from './usage/resolvers.ts'
import { walksResolvers } from './walks/resolvers.ts'

export const resolvers = [
  { Cents, JSON: Json },
  activityResolvers,
  artistResolvers,
  artistApplicationResolvers,
  artistPageResolvers,
  artistMessageResolvers,
  artistProfileResolvers,
  batchResolvers,
  cartResolvers,
  collectionResolvers,
  deskResolvers,
  earningsResolvers,
  exportResolvers,
  followingResolvers,
  imageResolvers,
  importResolvers,
  messageResolvers,
  noteResolvers,
  orderResolvers,
  orderReturnResolvers,
  ownArtResolvers,
  ownTermsResolvers,
  ownArtistProfileResolvers,
  passwordResolvers,
  payeeResolvers,
  paymentAccountResolvers,
  paymentResolvers,
  payoutResolvers,
  projectResolvers,
  projectListResolvers,
  reportResolvers,
  resourceResolvers,
  royaltyResolvers,
  savedViewResolvers,
  searchResolvers,
  secondFactorResolvers,
  sessionResolvers,
  sessionListResolvers,
  shareResolvers,
  uploadResolvers,
  usageResolvers,
  shopPageResolvers,
  walksResolvers,
]
