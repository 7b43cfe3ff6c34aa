import { useEffect } from 'react'
import { useQuickAdd } from '#client/actors/projects/quick-add.ts'
import { CustomSizeRoom } from '#client/features/quick-add/custom-size-room.tsx'
import { FactsRoom } from '#client/features/quick-add/facts-room.tsx'
import { FrameChoiceRoom } from '#client/features/quick-add/frame-choice-room.tsx'
import { ProjectChoiceRoom } from '#client/features/quick-add/project-choice-room.tsx'
import { QuickAdd } from '#client/features/quick-add/quick-add.tsx'
import { selectSubstrates } from '#machines/quick-add/selectors.ts'
import * as say from '../messages.ts'
import { createLatePart } from './late.tsx'
import { createLateDialog } from './late-dialog.tsx'
import { NotLoadedPart } from './not-loaded.tsx'
import { useFetchEarly } from './use-fetch-early.ts'

const CustomSize = createLatePart(
  () => import('#client/features/quick-add/custom-size/custom-size.tsx'),
  ({ CustomSize }) => CustomSize,
  NotLoadedPart,
  CustomSizeRoom,
)

const FrameChoice = createLatePart(
  () => import('#client/features/quick-add/frames/frame-choice.tsx'),
  ({ FrameChoice }) => FrameChoice,
  NotLoadedPart,
  FrameChoiceRoom,
)

const ProjectChoice = createLatePart(
  () => import('#client/features/quick-add/project-choice.tsx'),
  ({ ProjectChoice }) => ProjectChoice,
  NotLoadedPart,
  ProjectChoiceRoom,
)

const Nothing = () => null
const Swatch = createLatePart(
  () => import('#client/features/quick-add/swatch.tsx'),
  ({ Swatch }) => Swatch,
  Nothing,
  Nothing,
)

/** A substrate can be chosen without them. */
const SubstrateFacts = createLatePart(
  () => import('#client/features/quick-add/substrate-facts.tsx'),
  ({ SubstrateFacts }) => SubstrateFacts,
  FactsRoom,
  FactsRoom,
)

const EmailDialog = createLateDialog(
  say.saveCart,
  () => import('#client/features/quick-add/email-dialog.tsx'),
  ({ EmailDialog }) => EmailDialog,
)

/** Loads quick add's fields before they are pressed, once there is something to choose. */
export const QuickAddWithForms = ({ imageId }: { imageId: string }) => {
  const hasChoices = useQuickAdd(selectSubstrates).length > 0
  // Most pictures are printed: it comes beside what they can be had in.
  useEffect(FrameChoice.fetchEarly, [])
  useFetchEarly(EmailDialog.fetchEarly, hasChoices)
  useFetchEarly(CustomSize.fetchEarly, hasChoices)
  return (
    <QuickAdd
      imageId={imageId}
      ProjectChoice={ProjectChoice}
      CustomSize={CustomSize}
      FrameChoice={FrameChoice}
      EmailDialog={EmailDialog}
      Swatch={Swatch}
      SubstrateFacts={SubstrateFacts}
    />
  )
}
