import { Box, chakra, Heading, Text } from '@chakra-ui/react'
import type { ReactNode, Ref } from 'react'
import { listCommonValues, listNames, summariseGraph } from '../model/graph-texts.ts'
import { DetailsSection, type InspectorProps } from './details-head.tsx'
import { ValueLine } from './node-line.tsx'
import { PartyDetails, RestDetails } from './party-details.tsx'
import { SubjectDetails } from './subject-details.tsx'
import { ValueDetails } from './value-details.tsx'

/** Details of the selected node, or a summary of the graph. Beside the graph; on phones a sheet at the bottom. */
export function Inspector({ ref, ...props }: InspectorProps & { ref: Ref<HTMLElement> }) {
  const { selectedId } = props.workbench
  const details = describeNode(props)
  return (
    <chakra.aside
      ref={ref}
      aria-label="Detalhes"
      data-control=""
      data-empty={details ? undefined : ''}
      css={css}
    >
      <Box key={selectedId ?? ''} p={{ base: '4', md: '5' }}>
        {details ?? <Overview {...props} />}
      </Box>
    </chakra.aside>
  )
}

function describeNode(props: InspectorProps): ReactNode {
  const { graph, selectedId } = props.workbench
  const find = <Node extends { id: string }>(nodes: readonly Node[]) =>
    nodes.find(({ id }) => id === selectedId)
  const subject = find(graph.subjects)
  if (subject) return <SubjectDetails subject={subject} {...props} />
  const party = find(graph.shownParties)
  if (party) return <PartyDetails party={party} {...props} />
  const rest = find(graph.rests)
  if (rest) return <RestDetails rest={rest} {...props} />
  const node = find(graph.shared)
  return node && <ValueDetails node={node} {...props} />
}

const css = {
  gridArea: 'details',
  position: { base: 'absolute', md: 'static' },
  insetInline: '0',
  bottom: '0',
  zIndex: '7',
  minW: '0',
  minH: '0',
  maxH: { base: '50%', md: 'none' },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  bg: 'bg.panel',
  borderInlineStartWidth: { md: '1px' },
  borderTopWidth: { base: '1px', md: '0' },
  borderTopRadius: { base: 'panel', md: '0' },
  boxShadow: { base: 'lg', md: 'none' },
  // On phones the sheet is there only for a selected node.
  '&[data-empty]': { mdDown: { display: 'none' } },
} as const

const keys: [string, string][] = [
  ['Setas', 'ir ao nó vizinho'],
  ['Enter', 'consultar a partir do nó'],
  ['Ctrl+Z', 'desfazer'],
  ['Delete', 'ocultar o nó'],
  ['P', 'fixar o nó'],
  ['+  −  0', 'aproximar, afastar, ver tudo'],
]

/** A summary of the graph, shown while nothing is selected. */
function Overview(props: InspectorProps) {
  const { graph } = props.workbench
  const shared = listCommonValues(graph).sort((one, other) => other.subjects.length - one.subjects.length)
  return (
    <>
      <Heading as="h2" textStyle="h3" mb="1">
        Grafo da sessão
      </Heading>
      <Text color="fg.muted" textStyle="small" mb="4">
        {summariseGraph(graph)}. Escolha um nó para ver as consultas dele; com dois cliques, consulte a partir
        dele.
      </Text>
      {shared.length > 0 && (
        <DetailsSection title={`Em comum (${shared.length})`}>
          {shared.slice(0, 12).map((held) => (
            <ValueLine
              key={held.id}
              held={held}
              note={listNames(graph, [...held.subjects, ...(held.isSubject ? [held.id] : [])])}
              {...props}
            />
          ))}
        </DetailsSection>
      )}
      <Box hideBelow="lg">
        <DetailsSection title="Teclado">
          {keys.map(([key, effect]) => (
            <Box as="li" key={key} display="flex" gap="3" py="0.5" textStyle="small">
              <Text as="span" fontWeight="600" minW="16">
                {key}
              </Text>
              <Text as="span" color="fg.muted">
                {effect}
              </Text>
            </Box>
          ))}
        </DetailsSection>
      </Box>
    </>
  )
}
