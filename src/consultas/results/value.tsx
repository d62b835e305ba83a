import { chakra, IconButton } from '@chakra-ui/react'
import type { Format } from '@manifest/result.ts'
import { useState } from 'react'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { formatted, nothing } from '../formats/registry.ts'
import { mask } from './mask.ts'

type ValueProps = {
  value: unknown
  format?: Format | undefined
  sensitive?: boolean
  /** What the value is, for the buttons that show and hide it. */
  label: string
}

const unbroken = new Set<Format | undefined>(['cpf', 'cnpj', 'cep', 'phone', 'date', 'currency'])

/** No document or amount is longer: what is was no such value, is shown as it came, and may break anywhere. */
const longestUnbroken = 24

/** A value of an answer. A sensitive one is not on the page until the person asks to see it. */
export function Value({ value, format, sensitive = false, label }: ValueProps) {
  const [isShown, setShown] = useState(false)
  const text = formatted(value, format)
  const isUnbroken = unbroken.has(format) && text.length <= longestUnbroken
  const whiteSpace = isUnbroken ? 'nowrap' : undefined
  if (!sensitive || text === nothing) return <chakra.span whiteSpace={whiteSpace}>{text}</chakra.span>
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1.5" maxW="full">
      {isShown ? (
        <chakra.span whiteSpace={whiteSpace} minW="0">
          {text}
        </chakra.span>
      ) : (
        <chakra.span letterSpacing="0.08em" color="fg.muted">
          {mask}
        </chakra.span>
      )}
      <IconButton
        size="2xs"
        variant="ghost"
        colorPalette="neutral"
        aria-label={`${isShown ? 'Ocultar' : 'Mostrar'} ${label}`}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <LuEyeOff /> : <LuEye />}
      </IconButton>
    </chakra.span>
  )
}
