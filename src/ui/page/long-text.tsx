import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { formatCount } from '@/lib/format/quantity.ts'

const defaultLimit = 2000

/** Characters shown at most. Laying out megabytes of text blocks the browser for seconds. */
const maxLength = 100_000

/** Truncates a text, never inside a surrogate pair. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** A text of any length and direction, isolated from the direction around it. */
export function LongText({ text, limit = defaultLimit }: { text: string; limit?: number }) {
  const [isExpanded, setExpanded] = useState(false)
  if (text.length <= limit) return <bdi>{text}</bdi>
  return (
    <chakra.span>
      <bdi>{truncate(text, isExpanded ? maxLength : limit)}</bdi>{' '}
      {isExpanded && text.length > maxLength && (
        <chakra.span color="fg.muted">
          Mostrados {formatCount(maxLength)} de {formatCount(text.length)} caracteres.{' '}
        </chakra.span>
      )}
      <Button
        size="2xs"
        variant="ghost"
        colorPalette="primary"
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      >
        {isExpanded ? 'Mostrar menos' : 'Mostrar texto inteiro'}
      </Button>
    </chakra.span>
  )
}
