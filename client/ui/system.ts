import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { fieldRecipe } from './recipes/field.ts'
import { inputRecipe, textareaRecipe } from './recipes/input.ts'
import { tokens } from './tokens.ts'

/** Chakra without its own theme: only the fields that are used here, on our tokens (design.md section 8). */
export const system = createSystem(defaultBaseConfig, {
  preflight: true,
  theme: {
    breakpoints: { sm: '576px', md: '768px', lg: '992px', xl: '1200px' },
    tokens,
    recipes: { input: inputRecipe, textarea: textareaRecipe },
    slotRecipes: { field: fieldRecipe },
  },
})
