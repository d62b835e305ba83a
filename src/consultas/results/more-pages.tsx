import { Button, Flex, Text } from '@chakra-ui/react'
import type { LoadedPages } from '@manifest/contract/source-pages.ts'
import { use } from 'react'
import { describePages } from '@/lib/format/loaded-pages.ts'
import { touchHeight } from '@/ui/touch-height.ts'
import { MorePagesContext } from './more-pages-context.ts'

/** Tells how many rows of a long list are loaded, and loads the next page. */
export function MorePages({ pages }: { pages: LoadedPages }) {
  const { isPending, failure, onMore } = use(MorePagesContext)
  if (pages.rows === 0) return null
  return (
    <Flex mt="4" align="center" wrap="wrap" columnGap="4" rowGap="2">
      <Text color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
        {describePages(pages)}
      </Text>
      {!pages.isLast && onMore && (
        <Button
          size="sm"
          minH={touchHeight}
          variant="outline"
          colorPalette="neutral"
          loading={isPending}
          loadingText="Carregando…"
          onClick={onMore}
          _print={{ display: 'none' }}
        >
          {failure === undefined ? 'Carregar mais' : 'Tentar de novo'}
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
