import { Box, Button, Flex, Text } from '@chakra-ui/react'
import type { Screen } from '@manifest/contract/studio.ts'
import { useState } from 'react'
import { LuMonitor, LuMousePointerClick } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { type PreviewState, previewStates } from '../preview/preview-message.ts'
import { Choice, themes, widths } from './choice.tsx'
import { PageFrame } from './page-frame.tsx'
import { useConsulta } from './use-consulta.ts'

/** The page that shows the selected part: at a width, in a theme, and for a consulta in one of its states. */
export function PagePane({ screen }: { screen: Screen | undefined }) {
  const [width, setWidth] = useState<keyof typeof widths>('1440')
  const [theme, setTheme] = useState<keyof typeof themes>('dark')
  const [state, setState] = useState<PreviewState>('example')
  const [isPicking, setPicking] = useState(false)
  const isConsulta = screen !== undefined && 'consulta' in screen
  const { answer, problem } = useConsulta(isConsulta ? screen.consulta : undefined)
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
        {isConsulta && (
          <>
            <Choice label="Estado" options={previewStates} value={state} onChange={setState} />
            <Button
              size="sm"
              variant={isPicking ? 'solid' : 'outline'}
              colorPalette={isPicking ? 'primary' : 'neutral'}
              aria-pressed={isPicking}
              onClick={() => setPicking(!isPicking)}
            >
              <LuMousePointerClick aria-hidden="true" /> Editar na tela
            </Button>
          </>
        )}
        <Text
          role="status"
          textStyle="small"
          color="warning.fg"
          flex="1 1 100%"
          hidden={problem === undefined}
        >
          {problem !== undefined && `${problem}. Abaixo está o último estado bom.`}
        </Text>
      </Flex>
      <Box overflow="hidden" bg="bg.muted" minH={{ base: '70dvh', lg: '0' }}>
        {screen ? (
          <PageFrame
            screen={screen}
            width={Number(width)}
            theme={theme}
            state={state}
            consulta={answer}
            isPicking={isPicking}
          />
        ) : (
          <EmptyState icon={<LuMonitor />} title="Esta parte não tem uma página só dela" />
        )}
      </Box>
    </Box>
  )
}
