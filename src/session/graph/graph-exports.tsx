import { Box, Button, Checkbox, Flex, Text } from '@chakra-ui/react'
import { checkboxSlotRecipe } from '@chakra-ui/react/theme'
import { useReactFlow } from '@xyflow/react'
import { useId, useState } from 'react'
import { LuBraces, LuImage } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { formatGraphJson } from './graph-file.ts'
import { drawGraphPicture } from './graph-picture.ts'
import type { SessionGraphData } from './use-session-graph.ts'

/**
 * Saves the graph in its current arrangement. Values are partly hidden unless the user chooses otherwise. Must be
 * inside `ReactFlowProvider`.
 */
export function GraphExports({ graphData }: { graphData: SessionGraphData }) {
  const [isSensitive, setSensitive] = useState(false)
  const { getNodes } = useReactFlow()
  const noteId = useId()
  const savePicture = async () => {
    const boxes = new Map(
      getNodes().map(({ id, position, width = 0, height = 0 }) => [id, { ...position, width, height }]),
    )
    try {
      download(graphFileName('png'), 'image/png', await drawGraphPicture(graphData, boxes, isSensitive))
    } catch {
      notify.error('Não foi possível fazer a imagem')
    }
  }
  const saveJson = () =>
    download(graphFileName('json'), 'application/json', formatGraphJson(graphData, isSensitive))
  return (
    <Flex gap="2" align="center" wrap="wrap" mb="2">
      <Box flex="1 1 16rem">
        <Checkbox.Root
          recipe={checkboxSlotRecipe}
          size="sm"
          minH={{ base: '11', md: '9' }}
          cursor="pointer"
          checked={isSensitive}
          onCheckedChange={({ checked }) => setSensitive(checked === true)}
        >
          <Checkbox.HiddenInput style={overlayStyle} aria-describedby={noteId} />
          <Checkbox.Control css={{ '&[data-state=unchecked]': { borderColor: 'border.control' } }} />
          <Checkbox.Label>Incluir dados sensíveis</Checkbox.Label>
        </Checkbox.Root>
        <Text id={noteId} color="fg.muted" textStyle="small">
          {isSensitive
            ? 'O arquivo terá dados pessoais: guarde-o como tal.'
            : 'Sem isso, o arquivo sai com os dados mascarados.'}
        </Text>
      </Box>
      <Button
        size="sm"
        variant="outline"
        colorPalette="neutral"
        minH={touch}
        flex={wide}
        onClick={() => void savePicture()}
      >
        <LuImage aria-hidden="true" /> Exportar PNG
      </Button>
      <Button size="sm" variant="outline" colorPalette="neutral" minH={touch} flex={wide} onClick={saveJson}>
        <LuBraces aria-hidden="true" /> Exportar JSON
      </Button>
    </Flex>
  )
}

const wide = { base: '1 1 auto', md: 'none' } as const

const touch = { base: '11', md: '9' } as const

const graphFileName = (ending: string) =>
  `consultas-da-sessao-${new Date().toISOString().slice(0, 10)}.${ending}`

/** The invisible input covers the visible checkbox, so that pointers and touch hit the input. */
const overlayStyle = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
  cursor: 'pointer',
}
