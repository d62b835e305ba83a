import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { formatCount } from '@/lib/format/quantity.ts'

/** What is shown of a text at first, in characters. */
const usualLimit = 2000

/** What is shown of it at most: a browser is busy for seconds with laying out a text of megabytes. */
const utmost = 100_000

/** As much of a text as has room, not ending inside a character. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** A text that may be of any length, and of any direction without turning what stands beside it. */
export function LongText({ text, limit = usualLimit }: { text: string; limit?: number }) {
  const [isWhole, setWhole] = useState(false)
  if (text.length <= limit) return <bdi>{text}</bdi>
  return (
    <chakra.span>
      <bdi>{cut(text, isWhole ? utmost : limit)}</bdi>{' '}
      {isWhole && text.length > utmost && (
        <chakra.span color="fg.muted">
          Mostrados {formatCount(utmost)} de {formatCount(text.length)} caracteres.{' '}
        </chakra.span>
      )}
      <Button size="2xs" variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Mostrar menos' : 'Mostrar texto inteiro'}
      </Button>
    </chakra.span>
  )
}
