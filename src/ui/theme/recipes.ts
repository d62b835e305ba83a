import { buttonRecipe, inputRecipe, linkRecipe, spinnerRecipe } from '@chakra-ui/react/theme'

/** On hover, a solid button mixes with the text colour, which raises the contrast of its text. */
const solidUnderPointer = {
  bg: 'color-mix(in srgb, {colors.colorPalette.solid} 90%, {colors.fg})',
}

/**
 * The recipes of the public screens. Each adds bytes to the first load; those of the authenticated layout are
 * in app-system.ts.
 */
export const recipes = {
  button: {
    ...buttonRecipe,
    variants: {
      ...buttonRecipe.variants,
      variant: {
        ...buttonRecipe.variants?.variant,
        // A button that is no main action is neutral.
        outline: { ...buttonRecipe.variants?.variant?.outline, colorPalette: 'neutral' },
        ghost: { ...buttonRecipe.variants?.variant?.ghost, colorPalette: 'neutral' },
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
    // The page sets the alignment.
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
