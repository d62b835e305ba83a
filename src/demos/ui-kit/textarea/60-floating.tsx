import { Box, Textarea } from '@chakra-ui/react'
import { textareaRecipe } from '@chakra-ui/react/theme'
import { useId } from 'react'

export const meta = { title: 'Rótulo flutuante', description: 'Dentro do campo até ele ter texto.' }

/** The label is the placeholder until the field has the focus or a text. It is always the accessible name. */
export default function Floating() {
  const id = useId()
  return (
    <Box css={floatingCss}>
      <Textarea recipe={textareaRecipe} id={id} rows={4} placeholder=" " borderColor="border.control" />
      <label htmlFor={id}>Como podemos ajudar?</label>
    </Box>
  )
}

const floatingCss = {
  position: 'relative',
  '& textarea': { pt: '6' },
  '& label': {
    position: 'absolute',
    top: '3',
    insetStart: '3',
    color: 'fg.muted',
    transformOrigin: 'left top',
    transition: 'transform 150ms',
    pointerEvents: 'none',
    _rtl: { transformOrigin: 'right top' },
  },
  // With a placeholder of one space, `:placeholder-shown` matches an empty field.
  '& :is(:focus, :not(:placeholder-shown)) + label': { transform: 'translateY(-8px) scale(0.86)' },
} as const
