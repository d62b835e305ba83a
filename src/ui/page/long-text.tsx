import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { formatCount } from '@/lib/format/quantity.ts'

/** The initial limit of what is shown of a text, in characters. */
const defaultLimit = 2000

/** The upper limit: laying out a text of megabytes blocks a browser for seconds. */
const maxLength = 100_000

/** A text truncated to a limit, never inside a surrogate pair. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${text.slice(0, limit).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** A text of any length and direction, isolated from the direction of what is beside it. */
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
      <Button size="2xs" variant="ghost" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
        {isExpanded ? 'Mostrar menos' : 'Mostrar texto inteiro'}
      </Button>
    </chakra.span>
  )
}
