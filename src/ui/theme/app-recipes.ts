import { badgeRecipe, kbdRecipe, skeletonRecipe } from '@chakra-ui/react/theme'

/**
 * Recipes that the layout and its first pages add. Lazy components import their own recipe and pass it as
 * `recipe`, to keep it out of the first load.
 */
export const appRecipes = {
  badge: badgeRecipe,
  kbd: kbdRecipe,
  skeleton: skeletonRecipe,
} as const
