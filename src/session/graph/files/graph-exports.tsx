import { Text } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LuBraces, LuDownload, LuImage } from 'react-icons/lu'
import { download } from '@/lib/download.ts'
import { readCachedValues } from '@/state/session.ts'
import { notify } from '@/ui/feedback/notify.ts'
import { sharedValueTexts } from '../../session-texts.ts'
import { createNodes } from '../model/graph-elements.ts'
import { describeSubjectKind, formatGraphValue, formatPartyDocument } from '../model/graph-texts.ts'
import type { SessionGraph, Subject } from '../model/session-graph.ts'
import type { SessionValues } from '../model/use-session-values.ts'
import { ActionButton, CheckRow, ToolPopover } from '../toolbar/tool-buttons.tsx'
import { readNodeDocument, type Workbench } from '../use-workbench.ts'
import { drawGraphPicture } from './graph-picture.ts'

type GraphExportsProps = { workbench: Workbench; sessionValues: SessionValues }

/** Saves the graph in its current arrangement. Values are partly hidden unless the user chooses otherwise. */
export function GraphExports({ workbench, sessionValues }: GraphExportsProps) {
  const [isSensitive, setSensitive] = useState(false)
  const noteId = useId()
  const { graph, boxes, edges } = workbench
  const savePicture = async () => {
    const isRevealed = () => isSensitive
    const nodes = createNodes(graph, { isRevealed, readDocument: readNodeDocument }).filter(({ id }) =>
      boxes.has(id),
    )
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

/** Returns the document of a subject in a file: partly hidden, or as in the query. */
function formatDocument(
  { entries: [newest], document }: Subject,
  values: SessionValues['values'],
  isSensitive: boolean,
): string {
  const queryText = isSensitive && newest ? values.get(newest.id)?.queryText : undefined
  return queryText || document
}

/**
 * Returns the session with its graph as JSON. Queries and shared values are partly hidden unless `isSensitive`, and
 * names are left out.
 */
function formatGraphJson(
  { subjects, links, mentions, shared, parties }: SessionGraph,
  { items, values }: SessionValues,
  isSensitive: boolean,
): string {
  const content = {
    masked: !isSensitive,
    nodes: subjects.map((subject) => ({
      id: subject.id,
      kind: describeSubjectKind(subject),
      subject: formatDocument(subject, values, isSensitive),
      ...(isSensitive && subject.name !== undefined ? { name: subject.name } : {}),
      consultas: subject.entries.map(({ id }) => id),
    })),
    edges: links.map(({ from, to, entries }) => ({ from, to, consultas: entries.map(({ id }) => id) })),
    mentions: mentions.map(({ from, to }) => ({ from, to })),
    shared: shared.map((node) => ({
      subjects: node.subjects,
      values: node.values.map((held) => ({
        what: sharedValueTexts[held.kind],
        value: formatGraphValue(held, isSensitive),
      })),
    })),
    parties: parties.map((party) => ({
      document: formatPartyDocument(party, isSensitive),
      ...(isSensitive && party.name ? { name: party.name.whole } : {}),
      ties: party.ties.map(({ subjectId, relations }) => ({ subject: subjectId, relations })),
    })),
    entries: items.map(({ id, title, path, subject, subjectId, origin, at, outcome, ms }) => ({
      id,
      consulta: title,
      path,
      subject,
      node: subjectId,
      ...(origin ? { from: origin.id, by: origin.label } : {}),
      at: new Date(at).toISOString(),
      outcome,
      ms,
      ...(isSensitive ? { asked: readCachedValues(id) ?? {} } : {}),
    })),
  }
  return `${JSON.stringify(content, null, 2)}\n`
}
