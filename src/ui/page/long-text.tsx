import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { formatCount } from '@/lib/format/quantity.ts'

/** The initial limit of what is shown of a text, in characters. */
const usualLimit = 2000

/** The upper limit: laying out a text of megabytes blocks a browser for seconds. */
const utmost = 100_000

/** A text truncated to a limit, never inside a surrogate pair. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** A text of any length and direction, isolated from the direction of what is beside it. */
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
