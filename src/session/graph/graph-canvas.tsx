import { Box } from '@chakra-ui/react'
import { type OnSelectionChangeParams, ReactFlow, ReactFlowProvider } from '@xyflow/react'
import '@xyflow/react/dist/base.css'
import { type KeyboardEvent, type ReactNode, useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { preferences } from '@/state/preferences.ts'
import { LinkEdge, SharedEdge } from './edges.tsx'
import { GraphControls } from './graph-controls.tsx'
import type { GraphEdge, GraphNode } from './graph-elements.ts'
import { SharedNode, SubjectNode } from './nodes.tsx'
import { useViewport } from './use-viewport.ts'

const nodeTypes = { subject: SubjectNode, shared: SharedNode }
const edgeTypes = { led: LinkEdge, shared: SharedEdge }

type GraphCanvasProps = {
  nodes: GraphNode[]
  edges: GraphEdge[]
  label: string
  onSelect: (subjectId: string | undefined) => void
  /** Elements above the graph that can read the positions of its nodes. */
  children: ReactNode
}

/** The graph. The user can pan, zoom and rearrange it by pointer, keyboard and buttons. */
export function GraphCanvas({ children, ...graph }: GraphCanvasProps) {
  return (
    <ReactFlowProvider>
      {children}
      <Canvas {...graph} />
    </ReactFlowProvider>
  )
}

function Canvas({ nodes, edges, label, onSelect }: Omit<GraphCanvasProps, 'children'>) {
  const viewport = useViewport()
  const { darkMode } = useSnapshot(preferences)
  const onSelectionChange = useCallback(
    ({ nodes: [selected] }: OnSelectionChangeParams) => onSelect(selected?.id),
    [onSelect],
  )
  const moveByKey = (event: KeyboardEvent) => {
    // On a node, the arrow keys move the node.
    if (event.target !== event.currentTarget) return
    const move = viewport.actionByKey[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <>
      <GraphControls />
      <Box css={frameCss}>
        <ReactFlow<GraphNode, GraphEdge>
          defaultNodes={nodes}
          defaultEdges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          colorMode={darkMode ? 'dark' : 'light'}
          fitView
          fitViewOptions={{ maxZoom: 1, padding: 0.08 }}
          minZoom={0.1}
          maxZoom={2.5}
          nodesConnectable={false}
          edgesFocusable={false}
          zoomOnScroll={false}
          preventScrolling={false}
          zoomOnDoubleClick={false}
          deleteKeyCode={null}
          selectionKeyCode={null}
          multiSelectionKeyCode={null}
          onSelectionChange={onSelectionChange}
          ariaLabelConfig={ariaLabels}
          tabIndex={0}
          aria-label={label}
          onKeyDown={moveByKey}
        />
      </Box>
    </>
  )
}

const selectionHelp = 'Enter ou espaço mostra as consultas abaixo do grafo; Esc desfaz.'

const ariaLabels = {
  'node.a11yDescription.default': selectionHelp,
  'node.a11yDescription.keyboardDisabled': `${selectionHelp} Depois, as setas movem o sujeito.`,
  'node.a11yDescription.ariaLiveMessage': () => 'Sujeito movido',
  'edge.a11yDescription.default': '',
}

const frameCss = {
  height: { base: '60dvh', md: '560px' },
  minHeight: '320px',
  borderWidth: '1px',
  borderRadius: 'control',
  overflow: 'hidden',
  bg: 'bg.subtle',
  '& .react-flow': { bg: 'transparent' },
  '& .react-flow:focus-visible': {
    outline: '2px solid',
    outlineColor: 'primary.focusRing',
    outlineOffset: '-2px',
  },
  '& .react-flow__node': { borderRadius: 'panel', focusVisibleRing: 'outside' },
  '& .react-flow__handle': { opacity: '0', pointerEvents: 'none' },
  '& .react-flow__edge-path': { stroke: 'fg.muted', strokeWidth: '1.5' },
  '& .react-flow__edge-shared .react-flow__edge-path': { stroke: 'secondary.solid', strokeDasharray: '4 4' },
  '& .arrow-head': { fill: 'fg.muted' },
  '& .react-flow__edge-textbg': { fill: 'bg.subtle' },
  '& .react-flow__edge-text': { fill: 'fg', fontSize: '12px' },
  '& .react-flow__attribution': { bg: 'bg.subtle', px: '1', fontSize: '10px', '& a': { color: 'fg.muted' } },
} as const
