import { Box, Flex } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { LuMonitor } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/notice.tsx'
import { Choice, themes, widths } from './choice.tsx'
import { PageFrame } from './page-frame.tsx'

type PageSectionProps = {
  /** Controls and notes beside the choices of width and theme. */
  head: ReactNode
  /** The page; absent if there is none to show. */
  page: Omit<ComponentProps<typeof PageFrame>, 'width' | 'theme'> | undefined
  emptyTitle: string
}

/** The page at a width and in a theme, which the user chooses above it. */
export function PageSection({ head, page, emptyTitle }: PageSectionProps) {
  const [width, setWidth] = useState<keyof typeof widths>('1440')
  const [theme, setTheme] = useState<keyof typeof themes>('dark')
  return (
    <Box
      as="section"
      aria-label="Página mostrada"
      minW="0"
      minH="0"
      display="grid"
      gridTemplateRows="auto minmax(0, 1fr)"
    >
      <Flex wrap="wrap" align="center" gap="2" px="3" py="2" borderBottomWidth="1px">
        <Choice label="Largura" options={widths} value={width} onChange={setWidth} />
        <Choice label="Tema" options={themes} value={theme} onChange={setTheme} />
        {head}
      </Flex>
      <Box overflow="hidden" bg="bg.muted" minH={{ base: '70dvh', lg: '0' }}>
        {page ? (
          <PageFrame {...page} width={Number(width)} theme={theme} />
        ) : (
          <EmptyState icon={<LuMonitor />} title={emptyTitle} />
        )}
      </Box>
    </Box>
  )
}
