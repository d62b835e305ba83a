import {
  comboboxSlotRecipe,
  listboxSlotRecipe,
  selectSlotRecipe,
  tableSlotRecipe,
} from '@chakra-ui/react/theme'

/**
 * Leaves the alignment of texts to the page. In the mirrored layout `start` is left, because a text takes its direction
 * from its own words, but the page aligns texts to the right.
 */
function inheritAlignment<Recipe extends { base?: object | undefined }>(recipe: Recipe): Recipe {
  const slots = Object.entries(recipe.base ?? {}).map(([slot, styles]) => [
    slot,
    'textAlign' in styles && styles.textAlign === 'start' ? { ...styles, textAlign: 'inherit' } : styles,
  ])
  return { ...recipe, base: Object.fromEntries(slots) }
}

export const comboboxRecipe = inheritAlignment(comboboxSlotRecipe)

export const listboxRecipe = inheritAlignment(listboxSlotRecipe)

export const selectRecipe = inheritAlignment(selectSlotRecipe)

export const tableRecipe = inheritAlignment(tableSlotRecipe)
