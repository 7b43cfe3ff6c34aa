import { nativeSelectAnatomy } from '@chakra-ui/react/anatomy'
import { defineSlotRecipe } from '@chakra-ui/react/styled-system'

export const nativeSelectRecipe = defineSlotRecipe({
  className: 'select',
  slots: nativeSelectAnatomy.keys(),
  base: {
    root: { position: 'relative', display: 'flex', width: 'full' },
    field: {
      width: 'full',
      appearance: 'none',
      bg: 'wall',
      borderWidth: '1px',
      borderColor: 'edge',
      borderRadius: 'print',
      ps: '3',
      pe: '9',
      cursor: 'pointer',
      _hover: { borderColor: 'ink' },
      _disabled: { bg: 'mat', cursor: 'not-allowed' },
      _invalid: { borderColor: 'danger' },
    },
    indicator: {
      position: 'absolute',
      insetEnd: '3',
      top: '50%',
      transform: 'translateY(-50%)',
      pointerEvents: 'none',
      color: 'muted',
      '& svg': { width: '1em', height: '1em' },
    },
  },
  variants: {
    size: {
      sm: { field: { h: '9', fontSize: 'sm' } },
      md: { field: { h: '11', fontSize: 'md' } },
    },
  },
  defaultVariants: { size: 'md' },
})
