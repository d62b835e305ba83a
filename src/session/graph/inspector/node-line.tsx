import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import type { LeadKind } from '@manifest/kinds/index.ts'
import { useId } from 'react'
import { LuEye, LuEyeOff, LuSearch } from 'react-icons/lu'
import { kindTitles } from '../../session-texts.ts'
import type { HeldValue } from '../model/entry-values.ts'
import {
  formatGraphValue,
  formatPartyDocument,
  formatRelations,
  isHideable,
  isPartyHideable,
  nameParty,
} from '../model/graph-texts.ts'
import type { PartyNode } from '../model/party-nodes.ts'
import { createPartyRequest, createValueRequest, type MenuRequest, type Opening } from '../node-requests.ts'
import { KindIcon } from '../toolbar/kind-filter.tsx'
import { ToolButton } from '../toolbar/tool-buttons.tsx'
import type { InspectorProps } from './details-head.tsx'

type ValueLineProps = InspectorProps & {
  held: HeldValue
  /** The subjects that have the value, or its kind. */
  note: string
}

export function ValueLine({ held: { id, value }, note, ...props }: ValueLineProps) {
  const { graph, revealing } = props.workbench
  return (
    <NodeLine
      id={id}
      kind={value.kind}
      title={formatGraphValue(value, revealing.isRevealed(id))}
      note={note}
      hiddenTitle={formatGraphValue(value, false)}
      isHideable={isHideable(value.kind)}
      createRequest={(opening) => createValueRequest(graph, id, value, opening)}
      {...props}
    />
  )
}

/** A person or a company without a query, with what it is to the subject. */
export function PartyLine({ party, ...props }: InspectorProps & { party: PartyNode }) {
  const { id, value, ties, name } = party
  const isRevealed = props.workbench.revealing.isRevealed(id)
  const document = name ? formatPartyDocument(party, isRevealed) : ''
  const relation = formatRelations(ties.flatMap(({ relations }) => relations))
  return (
    <NodeLine
      id={id}
      kind={value.kind}
      title={nameParty(party, isRevealed)}
      note={[relation, document].filter(Boolean).join(' · ')}
      hiddenTitle={nameParty(party, false)}
      isHideable={isPartyHideable(party)}
      createRequest={(opening) => createPartyRequest(party, opening)}
      {...props}
    />
  )
}

type NodeLineProps = InspectorProps & {
  id: string
  kind: LeadKind
  title: string
  note: string
  /** For the names of the buttons. */
  hiddenTitle: string
  isHideable: boolean
  createRequest: (opening: Opening) => MenuRequest
}

/** A longer text breaks. The line has space for the number of a document. */
const maxUnbroken = 20

/** A value with its eye, and a button that lists the consultas that take it. */
function NodeLine({ id, kind, title, note, hiddenTitle, createRequest, ...props }: NodeLineProps) {
  const { boxes, select, revealing } = props.workbench
  const buttonId = useId()
  const isRevealed = revealing.isRevealed(id)
  const name = `${kindTitles[kind]} ${hiddenTitle}`
  const text = (
    <>
      <Text
        as="span"
        display="block"
        fontSize="14px"
        lineHeight="20px"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
        whiteSpace={title.length > maxUnbroken ? 'normal' : 'nowrap'}
      >
        {title}
      </Text>
      <Text as="span" display="block" color="fg.muted" textStyle="small">
        {note}
      </Text>
    </>
  )
  return (
    <Flex as="li" align="center" gap="2" py="1">
      <KindIcon kind={kind} />
      <Flex flex="1" minW="0" wrap="wrap" align="center" columnGap="2">
        <Box flex="1 1 9.5rem" minW="0">
          {boxes.has(id) ? (
            <chakra.button type="button" css={linkCss} onClick={() => select(id)}>
              {text}
            </chakra.button>
          ) : (
            text
          )}
        </Box>
        <Flex gap="2" ms="auto">
          {props.isHideable && (
            <ToolButton
              name={`${isRevealed ? 'Ocultar' : 'Mostrar'} ${name}`}
              onClick={() => revealing.toggleReveal(id)}
            >
              {isRevealed ? <LuEyeOff aria-hidden="true" /> : <LuEye aria-hidden="true" />}
            </ToolButton>
          )}
          <ToolButton
            id={buttonId}
            name={`Consultar ${name}`}
            aria-haspopup="menu"
            onClick={({ detail }) =>
              props.openMenu(createRequest({ buttonId, isByKeyboard: detail === 0, isHidden: !isRevealed }))
            }
          >
            <LuSearch aria-hidden="true" />
          </ToolButton>
        </Flex>
      </Flex>
    </Flex>
  )
}

const linkCss = {
  width: 'full',
  minH: { base: '11', md: '0' },
  textAlign: 'inherit',
  cursor: 'pointer',
  borderRadius: 'sm',
  focusVisibleRing: 'outside',
  _hover: { color: 'primary.fg' },
} as const
