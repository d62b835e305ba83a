import { buttonRecipe, inputRecipe, linkRecipe, spinnerRecipe } from '@chakra-ui/react/theme'

/** On hover a solid button is mixed with the text colour, so that the contrast of its own text grows. */
const solidUnderPointer = {
  bg: 'color-mix(in srgb, {colors.colorPalette.solid} 90%, {colors.fg})',
}

/**
 * The recipes of the public screens. Each costs bytes of the first load, so those that only the
 * authenticated layout needs are in app-recipes.ts.
 */
export const recipes = {
  button: {
    ...buttonRecipe,
    variants: {
      ...buttonRecipe.variants,
      variant: {
        ...buttonRecipe.variants?.variant,
        solid: {
          ...buttonRecipe.variants?.variant?.solid,
          _hover: solidUnderPointer,
          _expanded: solidUnderPointer,
        },
      },
    },
    defaultVariants: { size: 'sm', variant: 'solid' },
  },
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
