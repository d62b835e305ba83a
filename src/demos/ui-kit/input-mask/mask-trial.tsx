import { Code, Stack } from '@chakra-ui/react'
import { codeRecipe } from '@chakra-ui/react/theme'
import { useState } from 'react'
import { Small } from '../basics.tsx'
import { findMaskError, removeMask } from '../fields/mask-error.ts'
import { MaskedField } from '../fields/masked-field.tsx'
import type { MaskName } from '../fields/masks.ts'

/** A masked field, checked on blur, and the value an application would receive. */
export function MaskTrial({ mask, help }: { mask: MaskName; help?: string }) {
  const [text, setText] = useState('')
  const [isTouched, setTouched] = useState(false)
  const maskError = isTouched && text !== '' ? findMaskError(mask, text) : undefined
  return (
    <Stack gap="2" minW="0">
      <MaskedField
        mask={mask}
        help={help}
        error={maskError}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => setTouched(true)}
      />
      <Small overflowWrap="anywhere">
        Sem máscara:{' '}
        <Code recipe={codeRecipe} bg="bg.muted" color="fg">
          {removeMask(mask, text) || '–'}
        </Code>
      </Small>
    </Stack>
  )
}
