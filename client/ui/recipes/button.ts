import { defineRecipe } from '@chakra-ui/react/styled-system'

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'print',
    fontWeight: '500',
    lineHeight: '1.2',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 160ms, border-color 160ms, color 160ms',
    _disabled: { opacity: '0.5', cursor: 'not-allowed' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent',
        color: 'wall',
        _hover: { bg: 'accentHover' },
      },
      outline: {
        bg: 'wall',
        borderColor: 'edge',
        _hover: { borderColor: 'ink', bg: 'mat' },
      },
      ghost: { _hover: { bg: 'mat' } },
      plain: {
        color: 'accent',
        textDecoration: 'underline',
        textUnderlineOffset: '0.2em',
        _hover: { color: 'accentHover' },
      },
    },
    size: {
      sm: { minH: '9', px: '3', fontSize: 'sm', '@media (pointer: coarse)': { minH: '11' } },
      md: { minH: '11', px: '5', fontSize: 'sm' },
      lg: { minH: '12', px: '7', fontSize: 'md' },
    },
  },
  compoundVariants: [{ variant: 'plain', css: { px: '0' } }],
  defaultVariants: { variant: 'solid', size: 'md' },
})
