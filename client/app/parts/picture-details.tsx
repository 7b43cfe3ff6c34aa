import {
  QuickViewDetails,
  type QuickViewDetailsProps,
} from '#client/features/quick-view/quick-view-details.tsx'
import { StaffDetails } from './staff-details.tsx'

/** What a picture is, on a page of its own. */
export const PictureDetails = (props: Omit<QuickViewDetailsProps, 'StaffDetails'>) => (
  <QuickViewDetails {...props} StaffDetails={StaffDetails} />
)
