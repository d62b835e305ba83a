import { Box, Button, Flex } from '@chakra-ui/react'
import type { OutlineNode, Screen } from '@manifest/contract/studio.ts'
import { useRef, useState } from 'react'
import { LuMonitor, LuMousePointerClick } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { type PreviewState, previewStates } from '../preview/preview-message.ts'
import { Choice, themes, widths } from './choice.tsx'
import { listDossieParts, listPageParts } from './find-page-part.ts'
import { listShownParts } from './find-part.ts'
import { PageFrame } from './page-frame.tsx'
import { PageNote } from './page-note.tsx'
import { useConsulta } from './use-consulta.ts'
import { useDraftModules } from './use-draft-modules.ts'

type PagePaneProps = { screen: Screen | undefined; groups: OutlineNode[] }

/** The page that shows the selected part: at a width, in a theme, and for a consulta in one of its states. */
export function PagePane({ screen, groups }: PagePaneProps) {
  const [width, setWidth] = useState<keyof typeof widths>('1440')
  const [theme, setTheme] = useState<keyof typeof themes>('dark')
  const [state, setState] = useState<PreviewState>('example')
  const [isPicking, setPicking] = useState(false)
  const isConsulta = screen !== undefined && 'consulta' in screen
  const frame = useRef<HTMLIFrameElement>(null)
  const consulta = useConsulta(isConsulta ? screen.consulta : undefined)
  const drafts = useDraftModules(frame, screen !== undefined && !isConsulta)
  const listParts = (page: Document) => {
    if (consulta.answer) return listShownParts(page, consulta.answer)
    if (!screen || 'consulta' in screen) return []
    return 'dossie' in screen ? listDossieParts(page, screen.dossie) : listPageParts(page, groups, screen)
  }
  const problem = isConsulta ? consulta.problem : drafts.problem
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
        {isConsulta && <Choice label="Estado" options={previewStates} value={state} onChange={setState} />}
        {screen && (
          <Button
            size="sm"
            variant={isPicking ? 'solid' : 'outline'}
            colorPalette={isPicking ? 'primary' : 'neutral'}
            aria-pressed={isPicking}
            onClick={() => setPicking(!isPicking)}
          >
            <LuMousePointerClick aria-hidden="true" /> Editar na tela
          </Button>
        )}
        <PageNote problem={problem} afterSaving={isConsulta ? [] : drafts.afterSaving} />
      </Flex>
      <Box overflow="hidden" bg="bg.muted" minH={{ base: '70dvh', lg: '0' }}>
        {screen ? (
          <PageFrame
            screen={screen}
            width={Number(width)}
            theme={theme}
            state={state}
            frame={frame}
            consulta={consulta.answer}
            listParts={listParts}
            isPicking={isPicking}
          />
        ) : (
          <EmptyState icon={<LuMonitor />} title="Esta parte não tem uma página só dela" />
        )}
      </Box>
    </Box>
  )
}
