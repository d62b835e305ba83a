import { Box, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { PageSection } from '../page-pane/page-section.tsx'
import { useChosenPage } from './use-chosen-page.ts'

/** The frame gets the consulta from the studio: no generated code has it. */
const frameScreen = { path: '/__manifesto/preview' }

/** The parts of the new page are in no file yet. */
const listNothing = () => []

/** The page with the choices. */
export function PagePreview() {
  const frame = useRef<HTMLIFrameElement>(null)
  const { consulta, problems } = useChosenPage()
  const page = consulta && {
    screen: frameScreen,
    state: 'example' as const,
    frame,
    consulta,
    listParts: listNothing,
    isPicking: false,
  }
  const notes = (
    <Box role="status" textStyle="small" color="warning.fg" flex="1 1 100%" hidden={problems.length === 0}>
      {problems.length > 0 && (
        <>
          <Text>A página ainda não fica assim{consulta && '; abaixo está o último estado bom'}:</Text>
          {[...new Set(problems)].slice(0, 4).map((problem) => (
            <Text key={problem}>{problem}</Text>
          ))}
        </>
      )}
    </Box>
  )
  return <PageSection head={notes} page={page} emptyTitle="A página aparece aqui com a resposta" />
}
