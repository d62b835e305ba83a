import { IconButton } from '@chakra-ui/react'
import { LuCopy } from 'react-icons/lu'
import { copyText } from '@/ui/feedback/copy-text.ts'

const shownCss = {
  opacity: 0,
  '.group:hover &, .group:focus-within &, &:focus-visible': { opacity: 1 },
  '@media (hover: none)': { opacity: 0.7 },
} as const

/** Copies one value. The button shows on hover and focus, and always on devices without hover. */
export function CopyValue({ text, label }: { text: string; label: string }) {
  return (
    <IconButton
      data-copy
      size="2xs"
      variant="ghost"
      colorPalette="neutral"
      aria-label={`Copiar ${label}`}
      css={shownCss}
      onClick={() => void copyText(() => text, `${label}: copiado`)}
    >
      <LuCopy />
    </IconButton>
  )
}
