import { badgeRecipe, kbdRecipe, skeletonRecipe } from '@chakra-ui/react/theme'

/**
 * The recipes that the layout and its first pages add. What loads later brings its own: such a component takes
 * it as its `recipe`, so that the first load does not pay for it.
 */
export const appRecipes = {
  badge: badgeRecipe,
  kbd: kbdRecipe,
  skeleton: skeletonRecipe,
} as const
