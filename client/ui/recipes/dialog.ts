import { dialogAnatomy } from '@chakra-ui/react/anatomy'
import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

/** Modals are centered (spec.md section 9). */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: { position: 'fixed', inset: '0', bg: 'scrim', zIndex: 'dialog' },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'flex',
      overflow: 'auto',
      p: '4',
      overscrollBehaviorY: 'none',
    },
    content: {
      position: 'relative',
      m: 'auto',
      width: 'full',
      maxW: 'dialog',
      p: { base: '6', sm: '8' },
      bg: 'wall',
      borderRadius: 'print',
      boxShadow: 'panel',
      _open: { animation: 'rise 240ms' },
    },
    header: { mb: '4', pe: '8' },
    title: { fontFamily: 'heading', fontSize: '2xl', lineHeight: '1.2' },
    description: { color: 'muted', mt: '2' },
    footer: { display: 'flex', flexWrap: 'wrap', gap: '3', mt: '6' },
    closeTrigger: { position: 'absolute', top: '3', insetEnd: '3' },
  },
})
