import { chakra, IconButton } from '@chakra-ui/react'
import type { Format } from '@manifest/schema/result.ts'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { LongText } from '@/ui/page/long-text.tsx'
import { emptyText, formatted } from '../formats/registry.ts'
import { CopyValue } from './copy-value.tsx'
import { mask } from './mask.ts'
import { useReveal } from './reveal.ts'

type ValueProps = {
  value: unknown
  format?: Format | undefined
  sensitive?: boolean
  /** Path of the value in the answer: revealing it does so wherever the layout shows the same path. */
  path: string
  /** Names the value in the labels of the buttons that reveal, mask and copy it. */
  label: string
  /** Whether it has a button that copies it. */
  isCopied?: boolean
}

/** A button is taller than a line of text, and would move the text off the line that its neighbours stand on. */
const lineCss = { '& > button': { marginBlock: '-2px' } } as const

const unbroken = new Set<Format | undefined>(['cpf', 'cnpj', 'cep', 'phone', 'date', 'currency'])

/** No document or amount is longer: a longer text is something else, and may wrap anywhere. */
const longestUnbroken = 24

/** A value of an answer. A sensitive one is not in the DOM until the user reveals it. */
export function Value({ value, format, sensitive = false, path, label, isCopied = false }: ValueProps) {
  const { isShown, toggle } = useReveal(path)
  const text = formatted(value, format)
  const isUnbroken = unbroken.has(format) && text.length <= longestUnbroken
  const isHidden = sensitive && text !== emptyText && !isShown
  return (
    <chakra.span
      className="group"
      display="inline-flex"
      alignItems="center"
      columnGap="1"
      maxW="full"
      css={lineCss}
    >
      {isHidden ? (
        <chakra.span letterSpacing="0.08em" color="fg.muted">
          {mask}
        </chakra.span>
      ) : (
        <chakra.span whiteSpace={isUnbroken ? 'nowrap' : undefined} minW="0">
          <LongText text={text} />
        </chakra.span>
      )}
      {sensitive && text !== emptyText && (
        <IconButton
          size="2xs"
          variant="ghost"
          colorPalette="neutral"
          aria-label={`${isShown ? 'Ocultar' : 'Mostrar'} ${label}`}
          onClick={toggle}
        >
          {isShown ? <LuEyeOff /> : <LuEye />}
        </IconButton>
      )}
      {isCopied && !isHidden && text !== emptyText && <CopyValue text={text} label={label} />}
    </chakra.span>
  )
}
