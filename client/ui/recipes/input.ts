import { defineRecipe } from '@chakra-ui/react/styled-system'

/** What can be typed into: an edge that is seen, never a placeholder alone. */
const typed = {
  width: 'full',
  minWidth: '0',
  bg: 'wall',
  borderWidth: '1px',
  borderColor: 'edge',
  borderRadius: 'print',
  fontSize: 'md',
  px: '3',
  transition: 'border-color 160ms',
  _hover: { borderColor: 'ink' },
  _placeholder: { color: 'muted', opacity: '1' },
  _disabled: { bg: 'mat', cursor: 'not-allowed' },
  _invalid: { borderColor: 'danger' },
} as const

export const inputRecipe = defineRecipe({
  className: 'input',
  base: typed,
  variants: { size: { sm: { h: '9', fontSize: 'sm', px: '2.5' }, md: { h: '12' } } },
  defaultVariants: { size: 'md' },
})

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  // Eight rows (spec.md section 9), what is around them, and the edge.
  base: { ...typed, py: '2.5', maxH: 'calc(8lh + 1.25rem + 2px)', lineHeight: '1.5', resize: 'vertical' },
})
