import { Box, Button, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useCachedState } from '@/lib/cached-state.ts'
import { formatCount } from '@/lib/format/quantity.ts'

/** How many elements are rendered at first, and how many more at each press of the button. */
const step = 200

type CappedListProps = {
  /** What the list is called among those of its answer: however far it is expanded is kept under it. */
  name: string
  rows: readonly unknown[]
  children: (shown: readonly unknown[]) => ReactNode
}

/** The first elements of a long list, and a button that loads more of them. */
export function CappedList({ name, rows, children }: CappedListProps) {
  const [count, setCount] = useCachedState(name, step)
  const left = rows.length - count
  return (
    <>
      {children(left > 0 ? rows.slice(0, count) : rows)}
      {left > 0 && (
        <Box mt="3">
          <Text color="fg.muted" textStyle="small" role="status" fontVariantNumeric="tabular-nums">
            {formatCount(count)} de {formatCount(rows.length)}
          </Text>
          <Button
            mt="1.5"
            size="xs"
            variant="outline"
            colorPalette="neutral"
            onClick={() => setCount(count + step)}
          >
            Mostrar mais
          </Button>
        </Box>
      )}
    </>
  )
}
