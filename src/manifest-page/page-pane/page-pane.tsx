import { Box, chakra, Flex } from '@chakra-ui/react'
import type { Screen } from '@manifest/contract/studio.ts'
import { useState } from 'react'
import { LuMonitor } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ChoiceField } from '@/ui/forms/choice-field.tsx'
import { useScale } from './use-scale.ts'

const widths = { '1440': 1440, '768': 768, '375': 375 } as const

/** The page that shows the selected part, at a width and in a theme. */
export function PagePane({ screen }: { screen: Screen | undefined }) {
  const [width, setWidth] = useState<keyof typeof widths>('1440')
  const [theme, setTheme] = useState<'dark' | 'light'>('dark')
  const { ref, scale } = useScale(widths[width])
  return (
    <Box
      as="section"
      aria-label="Página mostrada"
      minW="0"
      minH="0"
      display="grid"
      gridTemplateRows="auto minmax(0, 1fr)"
    >
      <Flex wrap="wrap" columnGap="4" px="3" py="1" borderBottomWidth="1px">
        <ChoiceField
          label="Largura"
          options={{ '1440': '1440', '768': '768', '375': '375' }}
          value={width}
          onChange={setWidth}
        />
        <ChoiceField
          label="Tema"
          options={{ dark: 'Escuro', light: 'Claro' }}
          value={theme}
          onChange={setTheme}
        />
      </Flex>
      <Box ref={ref} overflow="auto" bg="bg.muted" minH={{ base: '70dvh', lg: '0' }}>
        {screen ? (
          <Box
            style={{ width: widths[width] * scale, height: '100%', marginInline: 'auto' }}
            overflow="hidden"
          >
            <chakra.iframe
              title="Página"
              src={findAddress(screen, theme)}
              display="block"
              borderWidth="0"
              transformOrigin="0 0"
              style={{ width: widths[width], height: `${100 / scale}%`, transform: `scale(${scale})` }}
            />
          </Box>
        ) : (
          <EmptyState icon={<LuMonitor />} title="Esta parte não tem uma página só dela" />
        )}
      </Box>
    </Box>
  )
}

function findAddress(screen: Screen, theme: string): string {
  if ('consulta' in screen) return `/__manifesto/preview?consulta=${screen.consulta}&tema=${theme}`
  if ('dossie' in screen) return `/__manifesto/preview?dossie=${screen.dossie}&tema=${theme}`
  return screen.path
}
