import { Box, Flex, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { LuMonitor } from 'react-icons/lu'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Choice, themes, widths } from '../page-pane/choice.tsx'
import { PageFrame } from '../page-pane/page-frame.tsx'
import { useChosenPage } from './use-chosen-page.ts'

/** The frame gets the consulta from the studio: no generated code has it. */
const frameScreen = { path: '/__manifesto/preview' }

/** The parts of the new page are in no file yet. */
const listNothing = () => []

/** The page with the choices, at a width and in a theme. */
export function PagePreview() {
  const [width, setWidth] = useState<keyof typeof widths>('1440')
  const [theme, setTheme] = useState<keyof typeof themes>('dark')
  const frame = useRef<HTMLIFrameElement>(null)
  const { consulta, problems } = useChosenPage()
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
        <Box
          role="status"
          textStyle="small"
          color="warning.fg"
          flex="1 1 100%"
          hidden={problems.length === 0}
        >
          {problems.length > 0 && (
            <>
              <Text>A página ainda não fica assim{consulta && '; abaixo está o último estado bom'}:</Text>
              {[...new Set(problems)].slice(0, 4).map((problem) => (
                <Text key={problem}>{problem}</Text>
              ))}
            </>
          )}
        </Box>
      </Flex>
      <Box overflow="hidden" bg="bg.muted" minH={{ base: '70dvh', lg: '0' }}>
        {consulta ? (
          <PageFrame
            screen={frameScreen}
            width={Number(width)}
            theme={theme}
            state="example"
            frame={frame}
            consulta={consulta}
            listParts={listNothing}
            isPicking={false}
          />
        ) : (
          <EmptyState icon={<LuMonitor />} title="A página aparece aqui com a resposta" />
        )}
      </Box>
    </Box>
  )
}
