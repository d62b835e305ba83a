import { Button, Flex, Text } from '@chakra-ui/react'
import type { LoadedPages } from '@manifest/contract/source-pages.ts'
import { use, useEffect, useRef } from 'react'
import { describePages } from '@/lib/format/loaded-pages.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import { MorePagesContext } from './more-pages-context.ts'

/** Tells how many rows of a long list are loaded, and loads the next page. */
export function MorePages({ pages }: { pages: LoadedPages }) {
  const { isPending, failure, onMore } = use(MorePagesContext)
  const count = useRef<HTMLParagraphElement>(null)
  const isPressed = useRef(false)
  useEffect(() => {
    // The last page removes the button that had the focus.
    if (pages.isLast && isPressed.current && document.activeElement === document.body) count.current?.focus()
  }, [pages.isLast])
  if (pages.rows === 0) return null
  const action = failure === undefined ? 'Carregar mais' : 'Tentar de novo'
  return (
    <Flex mt="4" align="center" wrap="wrap" columnGap="4" rowGap="2">
      <Text ref={count} tabIndex={-1} color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
        {describePages(pages)}
      </Text>
      {!pages.isLast && onMore && (
        <Button
          size="sm"
          minH={touchHeight}
          variant="outline"
          colorPalette="neutral"
          // A disabled button would lose the focus.
          aria-busy={isPending || undefined}
          onClick={() => {
            isPressed.current = true
            if (!isPending) onMore()
          }}
          _print={{ display: 'none' }}
        >
          {isPending ? 'Carregando…' : action}
        </Button>
      )}
      {failure !== undefined && (
        <Text color="fg.error" textStyle="small" _print={{ display: 'none' }}>
          As próximas linhas não vieram. {failure}
        </Text>
      )}
    </Flex>
  )
}
