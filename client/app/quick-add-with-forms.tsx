import { useEffect } from 'react'
import { useQuickAdd } from '#client/actors/quick-add.ts'
import { CustomSizeRoom } from '#client/features/quick-add/custom-size-room.tsx'
import { QuickAdd } from '#client/features/quick-add/quick-add.tsx'
import { selectSubstrates } from '#machines/quick-add/selectors.ts'
import { late } from './late.tsx'
import { lateDialog } from './late-dialog.tsx'
import { NotLoadedPart } from './not-loaded.tsx'

const CustomSize = late(
  async () => (await import('#client/features/quick-add/custom-size.tsx')).CustomSize,
  NotLoadedPart,
  CustomSizeRoom,
)

const EmailDialog = lateDialog(
  'Save your project',
  async () => (await import('#client/features/quick-add/email-dialog.tsx')).EmailDialog,
)

/** Quick add, whose fields come once there is something to choose: whoever presses then does not wait for them. */
export const QuickAddWithForms = ({ imageId }: { imageId: string }) => {
  const hasChoices = useQuickAdd(selectSubstrates).length > 0
  useEffect(() => {
    if (!hasChoices) return
    EmailDialog.fetchEarly()
    CustomSize.fetchEarly()
  }, [hasChoices])
  return <QuickAdd imageId={imageId} CustomSize={CustomSize} EmailDialog={EmailDialog} />
}
