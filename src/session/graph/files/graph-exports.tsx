import { Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LuBraces, LuDownload, LuImage } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { createNodes } from '../model/graph-elements.ts'
import type { SessionValues } from '../model/use-session-values.ts'
import { ActionButton } from '../toolbar/action-button.tsx'
import { CheckRow } from '../toolbar/check-row.tsx'
import { ToolPopover } from '../toolbar/tool-popover.tsx'
import { readDocument, type Workbench } from '../use-workbench.ts'
import { formatGraphJson } from './graph-file.ts'
import { drawGraphPicture } from './graph-picture.ts'

type GraphExportsProps = { workbench: Workbench; sessionValues: SessionValues }

/** Saves the graph in its current arrangement. Values are partly hidden unless the user chooses otherwise. */
export function GraphExports({ workbench, sessionValues }: GraphExportsProps) {
  const [isSensitive, setSensitive] = useState(false)
  const noteId = useId()
  const { graph, boxes, edges } = workbench
  const savePicture = async () => {
    const isRevealed = () => isSensitive
    const nodes = createNodes(graph, { isRevealed, readDocument }).filter(({ id }) => boxes.has(id))
    try {
      download(graphFileName('png'), 'image/png', await drawGraphPicture({ nodes, edges, boxes }))
    } catch {
      notify.error('Não foi possível fazer a imagem')
    }
  }
  const saveJson = () =>
    download(graphFileName('json'), 'application/json', formatGraphJson(graph, sessionValues, isSensitive))
  return (
    <ToolPopover icon={<LuDownload aria-hidden="true" />} title="Exportar">
      <CheckRow isChecked={isSensitive} describedBy={noteId} onChange={setSensitive}>
        Incluir dados sensíveis
      </CheckRow>
      <Text id={noteId} color="fg.muted" textStyle="small" mb="3">
        {isSensitive
          ? 'O arquivo terá dados pessoais: guarde-o como tal.'
          : 'Sem isso, o arquivo sai com os documentos e os valores mascarados.'}
      </Text>
      <ActionButton width="full" mb="2" onClick={() => void savePicture()}>
        <LuImage aria-hidden="true" /> Exportar PNG
      </ActionButton>
      <ActionButton width="full" onClick={saveJson}>
        <LuBraces aria-hidden="true" /> Exportar JSON
      </ActionButton>
    </ToolPopover>
  )
}

const graphFileName = (ending: string) =>
  `consultas-da-sessao-${new Date().toISOString().slice(0, 10)}.${ending}`
