import { buttonRecipe, inputRecipe, linkRecipe, spinnerRecipe } from '@chakra-ui/react/theme'

/**
 * The recipes of the public screens. Each costs bytes of the first load, so those that only the
 * authenticated layout needs stand in app-recipes.ts.
 */
export const recipes = {
  button: { ...buttonRecipe, defaultVariants: { size: 'sm', variant: 'solid' } },
  input: {
    ...inputRecipe,
    // Where its text stands is said for the whole page.
    base: { ...inputRecipe.base, textAlign: 'inherit' },
    variants: {
      ...inputRecipe.variants,
      variant: {
        ...inputRecipe.variants?.variant,
        outline: { ...inputRecipe.variants?.variant?.outline, borderColor: 'border.control' },
      },
    },
    defaultVariants: { size: 'md', variant: 'outline' },
  },
  link: linkRecipe,
  spinner: spinnerRecipe,
} as const
