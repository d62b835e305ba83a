import { chakra, type HTMLChakraProps, type RecipeProps, useRecipe } from '@chakra-ui/react'
import type { RefAttributes } from 'react'
import { useFieldControl } from './field-control.ts'

export type InputProps = HTMLChakraProps<'input'> & RecipeProps<'input'> & RefAttributes<HTMLInputElement>

export function Input(props: InputProps) {
  const recipe = useRecipe({ key: 'input' })
  const [variants, { css, ...rest }] = recipe.splitVariantProps(props)
  return <chakra.input {...useFieldControl()} {...rest} css={[recipe(variants), css]} />
}
