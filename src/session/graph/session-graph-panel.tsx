import { Box, Grid, Skeleton, Text } from '@chakra-ui/react'
import { useCallback, useMemo, useState } from 'react'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { PanelFailure } from '@/ui/feedback/lazy-panel.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { EntryRow } from '../entry-row.tsx'
import { arrangeGraph } from './arrange-graph.ts'
import { GraphCanvas } from './graph-canvas.tsx'
import { createGraphElements } from './graph-elements.ts'
import { GraphExports } from './graph-exports.tsx'
import { describeSubjectKind, listSharedTexts, summariseGraph } from './graph-texts.ts'
import type { SessionGraph, Subject } from './session-graph.ts'
import { type SessionGraphData, useSessionGraph } from './use-session-graph.ts'

/** The session's graph with its exports, and a text version of its shared values. */
export default function SessionGraphPanel() {
  const graphData = useSessionGraph()
  if (graphData === 'failed') return <PanelFailure />
  if (!graphData)
    return (
      <Panel aria-hidden="true">
        <Skeleton height={{ base: '60dvh', md: '560px' }} />
      </Panel>
    )
  return <LoadedGraph graphData={graphData} />
}

function LoadedGraph({ graphData }: { graphData: SessionGraphData }) {
  const { graph } = graphData
  const [selected, setSelected] = useState<string>()
  const isTall = useMediaQuery('(max-width: 47.99rem)')
  const { nodes, edges } = useMemo(
    () => createGraphElements(graph, arrangeGraph(graph, isTall ? 0.65 : 1.95)),
    [graph, isTall],
  )
  const subject = graph.subjects.find(({ id }) => id === selected)
  const select = useCallback(
    (id: string | undefined) => {
      setSelected(id)
      const chosen = graph.subjects.find((candidate) => candidate.id === id)
      if (chosen) announce(`${subjectTitle(chosen)}: as consultas estão abaixo do grafo`)
    },
    [graph],
  )
  return (
    <Grid gap={{ base: '4', md: '6' }} templateColumns="minmax(0, 1fr)">
      <Panel px={{ base: '3', md: '6' }}>
        <GraphCanvas
          // React Flow places nodes on mount only.
          key={`${isTall} ${graphData.items[0]?.id}`}
          nodes={nodes}
          edges={edges}
          label={`Grafo da sessão: ${summariseGraph(graph)}. As setas movem a vista, + e − aproximam e afastam, 0 mostra tudo.`}
          onSelect={select}
        >
          <GraphExports graphData={graphData} />
        </GraphCanvas>
        <Text color="fg.muted" textStyle="small" mt="2">
          {summariseGraph(graph)}. Escolha um sujeito para ver as consultas dele.
        </Text>
      </Panel>
      {subject && <SubjectPanel subject={subject} />}
      <SharedPanel graph={graph} />
    </Grid>
  )
}

const subjectTitle = (subject: Subject) => `${describeSubjectKind(subject)} ${subject.name}`

function SubjectPanel({ subject }: { subject: Subject }) {
  return (
    <Panel title={subjectTitle(subject)}>
      <Box as="ul" listStyleType="none" mx="-3">
        {subject.entries.map((entry) => (
          <li key={entry.id}>
            <EntryRow entry={entry} />
          </li>
        ))}
      </Box>
    </Panel>
  )
}

function SharedPanel({ graph: { subjects, shared } }: { graph: SessionGraph }) {
  const titleById = new Map(subjects.map((subject) => [subject.id, subjectTitle(subject)]))
  if (shared.length === 0) return null
  return (
    <Panel title="Em comum" description="Valores que aparecem nas respostas de mais de um sujeito">
      <Box as="ul" listStyleType="none" divideY="1px">
        {shared.map((group) => (
          <Box as="li" key={group.id} py="2">
            <Text fontWeight="500">{listSharedTexts(group).join(', ')}</Text>
            <Text color="fg.muted" textStyle="small">
              {group.subjects.map((id) => titleById.get(id)).join(' · ')}
            </Text>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
