import { chakra } from '@chakra-ui/react'
import type { Node, NodeProps } from '@xyflow/react'
import { EdgeEnds } from './edge-ends.tsx'

export type SharedNodeType = Node<{ lines: string[] }, 'shared'>

/** What the answers about the subjects around it have in common. */
export const SharedNode = ({ data: { lines } }: NodeProps<SharedNodeType>) => (
  <chakra.div css={pill}>
    <EdgeEnds />
    {lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </chakra.div>
)

const pill = {
  boxSize: 'full',
  display: 'grid',
  alignContent: 'center',
  textAlign: 'center',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'secondary.solid',
  borderRadius: 'panel',
  bg: 'secondary.subtle',
  color: 'secondary.fg',
  fontSize: '12px',
  lineHeight: '18px',
  fontWeight: '500',
} as const
