import { chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { announce } from '@/ui/feedback/announcer.tsx'
import { PanelOrFailure } from '@/ui/feedback/lazy-panel.tsx'
import { panelSurface } from '@/ui/page/panel.tsx'
import { GraphSkeleton, useFillHeight } from '../graph-skeleton.tsx'
import { arrange, expandParties, redo, toggleItem, undo } from './arrangement.ts'
import type { Camera } from './canvas/camera.ts'
import { GraphCanvas } from './canvas/graph-canvas.tsx'
import { nodeButtonId } from './canvas/node-view.tsx'
import { hideNode } from './inspector/details-head.tsx'
import { Inspector } from './inspector/inspector.tsx'
import { findCenter } from './layout/boxes.ts'
import { summariseGraph } from './model/graph-texts.ts'
import { type SessionValues, useSessionValues } from './model/use-session-values.ts'
import { createMenuRequest, type MenuRequest, pendingQueries, type RenderMenu } from './node-requests.ts'
import { GraphToolbar, ZoomButtons } from './toolbar/graph-toolbar.tsx'
import { lastVisit, useWorkbench } from './use-workbench.ts'

type GraphWorkbenchProps = { sessionValues: SessionValues; renderMenu: RenderMenu }

/** Toolbar, graph and inspector. */
function GraphWorkbench({ sessionValues, renderMenu }: GraphWorkbenchProps) {
  const frame = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const camera = useRef<Camera>(undefined)
  const [menu, setMenu] = useState<MenuRequest>()
  const pending = useSnapshot(pendingQueries).counts
  const workbench = useWorkbench(sessionValues, () => readAspect(stage.current))
  const { graph, shown, boxes, edges, now, selectedId, select, revealing, matches, placement } = workbench
  useFillHeight(frame)

  const current = useRef(workbench)
  current.current = workbench
  const [actions] = useState(() => ({
    select,
    toggleReveal: revealing.toggleReveal,
    openMenu(id: string, isByKeyboard: boolean) {
      const { graph: shownGraph, revealing: revealed, now: arranged } = current.current
      const isHidden = !revealed.isRevealed(id)
      const request = createMenuRequest(shownGraph, id, {
        buttonId: nodeButtonId(id),
        isByKeyboard,
        isHidden,
      })
      const rest = shownGraph.rests.find((node) => node.id === id)
      if (request) setMenu(request)
      else if (rest) expandParties(rest.subjectId)
      else if (shownGraph.shared.some((node) => node.id === id))
        arrange({ split: toggleItem(arranged.split, id) })
      else announce('Nenhuma consulta parte deste nó')
    },
  }))

  useUndoKeys()

  // On phones the sheet may be below the window's end, and it covers a part of the graph.
  useEffect(() => {
    const box = selectedId === undefined ? undefined : boxes.get(selectedId)
    if (!box || window.innerWidth >= 768) return
    frame.current?.scrollIntoView({ block: 'nearest' })
    camera.current?.centre(findCenter(box), sheet.current?.offsetHeight)
  }, [selectedId])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || selectedId === undefined) return
    if (!(event.target as Element).closest('[data-layer]')) return
    if (event.key === 'Delete') hideNode(workbench, selectedId)
    else if (event.key.toLowerCase() === 'p') arrange({ pinned: toggleItem(now.pinned, selectedId) })
    else if (event.key === 'Escape') select(undefined)
    else return
    event.preventDefault()
  }

  return (
    <chakra.div ref={frame} css={workbenchCss} onKeyDown={onKeyDown}>
      <GraphToolbar workbench={workbench} sessionValues={sessionValues} camera={camera} />
      <chakra.div ref={stage} gridArea="graph" position="relative" minW="0" minH="0">
        {boxes.size > 0 || now.positions.size > 0 ? (
          <GraphCanvas
            nodes={shown}
            edges={edges}
            boxes={boxes}
            label={`Grafo da sessão: ${summariseGraph(graph)}. As setas vão ao nó vizinho, Enter consulta, Tab leva aos detalhes.`}
            selectedId={selectedId}
            matchIds={matches && new Set(matches)}
            isRevealed={revealing.isRevealed}
            pinned={now.pinned}
            pendingCounts={pending}
            growth={placement.growth}
            actions={actions}
            camera={camera}
            initialView={lastVisit.view}
            onLeave={(view) => {
              lastVisit.view = view
            }}
            onDrop={(id, center) => arrange({ positions: new Map([...now.positions, [id, center]]) })}
            onDeselect={() => select(undefined)}
          >
            <ZoomButtons camera={camera} boxes={boxes} />
          </GraphCanvas>
        ) : null}
      </chakra.div>
      <Inspector ref={sheet} workbench={workbench} openMenu={setMenu} />
      {menu &&
        renderMenu(menu, {
          // Another one may have opened while it faded out.
          onClose: () => setMenu((newest) => (newest === menu ? undefined : newest)),
          onAnswered: (entryId) => {
            const { grown } = current.current.now
            arrange({ grown: new Set([...grown, entryId]) })
          },
        })}
    </chakra.div>
  )
}

/** Returns the width of the canvas divided by its height. */
const readAspect = (stage: HTMLElement | null) =>
  stage ? Math.min(2.2, Math.max(0.6, stage.clientWidth / Math.max(1, stage.clientHeight))) : 1

/** Undo and redo work on the whole page, except while the user types. */
function useUndoKeys() {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      if ((event.target as Element).closest('input, textarea, select, [contenteditable]')) return
      const key = event.key.toLowerCase()
      if (key === 'z' && !event.shiftKey) undo()
      else if ((key === 'z' && event.shiftKey) || key === 'y') redo()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const workbenchCss = {
  display: 'grid',
  position: 'relative',
  gridTemplateAreas: { base: '"tools" "graph"', md: '"tools tools" "graph details"' },
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) 270px',
    xl: 'minmax(0, 1fr) 340px',
  },
  minHeight: '420px',
  ...panelSurface,
  overflow: 'hidden',
} as const

/** The session's graph as a workbench: it fills the page below the header. */
export default function GraphPanel({ renderMenu }: { renderMenu: RenderMenu }) {
  const { sessionValues, failure } = useSessionValues()
  return (
    <PanelOrFailure failure={failure}>
      {sessionValues ? (
        <GraphWorkbench sessionValues={sessionValues} renderMenu={renderMenu} />
      ) : (
        <GraphSkeleton />
      )}
    </PanelOrFailure>
  )
}
