import { Box, chakra } from '@chakra-ui/react'
import type { InspectorProps } from './inspector-props.ts'
import { Overview } from './overview.tsx'
import { SubjectDetails } from './subject-details.tsx'
import { ValueDetails } from './value-details.tsx'

/** Details of the selected node, or a summary of the graph. Beside the graph; on phones a sheet at the bottom. */
export function Inspector({ workbench, openMenu }: InspectorProps) {
  const { graph, selectedId } = workbench
  const subject = graph.subjects.find(({ id }) => id === selectedId)
  const node = graph.shared.find(({ id }) => id === selectedId)
  return (
    <chakra.aside
      aria-label="Detalhes"
      data-control=""
      data-empty={!subject && !node ? '' : undefined}
      css={css}
    >
      <Box key={selectedId ?? ''} p={{ base: '4', md: '5' }}>
        {subject ? (
          <SubjectDetails subject={subject} workbench={workbench} openMenu={openMenu} />
        ) : node ? (
          <ValueDetails node={node} workbench={workbench} openMenu={openMenu} />
        ) : (
          <Overview workbench={workbench} openMenu={openMenu} />
        )}
      </Box>
    </chakra.aside>
  )
}

const css = {
  gridArea: 'details',
  position: { base: 'absolute', md: 'static' },
  insetInline: '0',
  bottom: '0',
  zIndex: '7',
  minW: '0',
  minH: '0',
  maxH: { base: '62%', md: 'none' },
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
