import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { LeadKind } from '@manifest/contract/lead-kinds.ts'
import { Handle, type Node, type NodeProps, Position } from '@xyflow/react'
import type { ComponentType } from 'react'
import {
  LuBuilding2,
  LuCar,
  LuHeartPulse,
  LuMail,
  LuMapPin,
  LuPhone,
  LuScale,
  LuSearch,
  LuUser,
  LuUserSearch,
} from 'react-icons/lu'
import { describeSubjectKind, formatConsultaCount } from './graph-texts.ts'
import type { Subject } from './session-graph.ts'

export type SubjectNodeType = Node<{ subject: Subject }, 'subject'>

const icons: Record<LeadKind, ComponentType> = {
  cpf: LuUser,
  cnpj: LuBuilding2,
  cep: LuMapPin,
  phone: LuPhone,
  email: LuMail,
  placa: LuCar,
  process: LuScale,
  cns: LuHeartPulse,
  name: LuUserSearch,
}

/** The node of a subject: its partly hidden name, its kind, and the number of consultas about it. */
export function SubjectNode({ data: { subject }, selected }: NodeProps<SubjectNodeType>) {
  const Icon = subject.kind === undefined ? LuSearch : icons[subject.kind]
  return (
    <Flex css={card} data-selected={selected || undefined}>
      <EdgeEnds />
      <Flex css={tile} aria-hidden="true">
        <Icon />
      </Flex>
      <Box minW="0">
        <Text color="fg.muted" fontSize="11px" lineHeight="14px" truncate>
          {describeSubjectKind(subject)}
        </Text>
        <Text fontWeight="600" fontSize="13px" lineHeight="18px" truncate>
          {subject.name}
        </Text>
        <Text color="fg.muted" fontSize="11px" lineHeight="14px">
          {formatConsultaCount(subject)}
        </Text>
      </Box>
    </Flex>
  )
}

const card = {
  alignItems: 'center',
  gap: '2.5',
  boxSize: 'full',
  px: '3',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'panel',
  '&[data-selected]': { borderColor: 'primary.solid', bg: 'primary.subtle' },
} as const

const tile = {
  flexShrink: '0',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '8',
  borderRadius: 'control',
  bg: 'primary.muted',
  color: 'primary.fg',
} as const

export type SharedNodeType = Node<{ lines: string[] }, 'shared'>

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

/** React Flow requires the handles. Edges are drawn to the nearest border instead. */
const EdgeEnds = () => (
  <>
    <Handle type="target" position={Position.Top} isConnectable={false} />
    <Handle type="source" position={Position.Bottom} isConnectable={false} />
  </>
)
