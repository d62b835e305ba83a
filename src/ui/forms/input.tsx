import { chakra, type HTMLChakraProps, type RecipeProps, useRecipe } from '@chakra-ui/react'
import type { RefAttributes } from 'react'
import { useFieldControl } from './field-control.ts'

export type InputProps = HTMLChakraProps<'input'> & RecipeProps<'input'> & RefAttributes<HTMLInputElement>

/** A themed text control. Inside a FormField it is linked to the label. */
export function Input(props: InputProps) {
  const recipe = useRecipe({ key: 'input' })
  const [variants, { css, ...rest }] = recipe.splitVariantProps(props)
  return <chakra.input {...useFieldControl()} {...rest} css={[recipe(variants), css]} />
}
