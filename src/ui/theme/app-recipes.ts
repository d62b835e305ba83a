import { badgeRecipe, kbdRecipe, skeletonRecipe } from '@chakra-ui/react/theme'

/**
 * The recipes that the layout and its first pages add. Lazily loaded components import theirs and pass it as
 * their `recipe`, so that it is no part of the first load.
 */
export const appRecipes = {
  badge: badgeRecipe,
  kbd: kbdRecipe,
  skeleton: skeletonRecipe,
} as const
