import { useFragment } from '@apollo/client/react'
import { type ComponentType, useDeferredValue } from 'react'
import { useAddToCart, useAddToCartIntents } from '#client/actors/projects/add-to-cart.ts'
import { useQuickAdd, useQuickAddImage, useQuickAddIntents } from '#client/actors/projects/quick-add.ts'
import { QuickAdd_ImageFragmentDoc } from '#client/apollo/generated/graphql.ts'
import { Unavailable } from '#client/ui/unavailable.tsx'
import { selectIsAskingEmail } from '#machines/add-to-cart/selectors.ts'
import {
  selectFailure,
  selectFraming,
  selectHasWorkspaces,
  selectIsCustom,
  selectIsFrameLeftOff,
  selectSubstrates,
} from '#machines/quick-add/selectors.ts'
import { AddButtons } from './add-buttons.tsx'
import { FrameChoiceRoom } from './frame-choice-room.tsx'
import { MadeToOrder } from './made-to-order.tsx'
import * as say from './messages.ts'
import styles from './quick-add.module.css'
import { SizeChoice } from './size-choice.tsx'
import { SubstrateChoice } from './substrate-choice.tsx'

/** Parts that few visitors need; each loads when it is first needed. */
interface QuickAddForms {
  ProjectChoice: ComponentType
  CustomSize: ComponentType
  FrameChoice: ComponentType
  EmailDialog: ComponentType<{ onClose: () => void }>
  Swatch: ComponentType<{ substrate: string }>
  SubstrateFacts: ComponentType<{ imageId: string }>
}

interface QuickAddProps extends QuickAddForms {
  imageId: string
}

/**
 * What it is made of, how large, what that costs, and the way into the project (spec.md section 4, Quick
 * add).
 */
export const QuickAdd = ({ imageId, ...forms }: QuickAddProps) => {
  const { data, complete } = useFragment({
    fragment: QuickAdd_ImageFragmentDoc,
    fragmentName: 'QuickAdd_image',
    from: { __typename: 'Image', id: imageId },
  })
  return complete && <Choosing imageId={imageId} ratio={data.maxWidth / data.maxHeight} {...forms} />
}

interface ChoosingProps extends QuickAddProps {
  ratio: number
}

const Choosing = (props: ChoosingProps) => {
  const { imageId, ratio, ProjectChoice, CustomSize, FrameChoice, EmailDialog, Swatch, SubstrateFacts } =
    props
  useQuickAddImage(imageId, ratio)
  const failure = useQuickAdd(selectFailure)
  const isLoaded = useQuickAdd(selectSubstrates).length > 0
  const isCustom = useQuickAdd(selectIsCustom)
  const framing = useQuickAdd(selectFraming)
  const isFrameLeftOff = useQuickAdd(selectIsFrameLeftOff)
  const hasWorkspaces = useQuickAdd(selectHasWorkspaces)
  // A dialog opens or closes after the button has answered: it makes the browser style the whole page anew.
  const isAskingEmail = useDeferredValue(useAddToCart(selectIsAskingEmail))
  const { cancelEmail } = useAddToCartIntents()
  const { retry } = useQuickAddIntents()
  if (failure) return <Unavailable message={failure.message} onRetry={retry} />
  return (
    <section className={styles.choosing} aria-label={say.chooseSubstrateAndSize} aria-busy={!isLoaded}>
      <SubstrateChoice imageId={imageId} Swatch={Swatch} SubstrateFacts={SubstrateFacts} />
      <SizeChoice />
      {isCustom && <CustomSize />}
      {isLoaded ? (framing || isFrameLeftOff) && <FrameChoice /> : <FrameChoiceRoom />}
      {hasWorkspaces && <ProjectChoice />}
      <AddButtons />
      <MadeToOrder imageId={imageId} />
      {isAskingEmail && <EmailDialog onClose={cancelEmail} />}
    </section>
  )
}
