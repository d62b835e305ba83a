import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { LuEye, LuEyeOff, LuSearch, LuUngroup } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { kindTitles } from '../../session-texts.ts'
import { arrange, toggleItem } from '../arrangement.ts'
import { nodeButtonId } from '../canvas/node-view.tsx'
import type { HeldValue } from '../model/entry-values.ts'
import {
  formatGraphValue,
  formatValueTitle,
  isHideable,
  listNames,
  nameSubject,
} from '../model/graph-texts.ts'
import type { ValueNode } from '../model/session-graph.ts'
import { createValueRequest } from '../node-requests.ts'
import { KindIcon } from '../toolbar/kind-filter.tsx'
import { ActionButton, ToolButton } from '../toolbar/tool-buttons.tsx'
import { DetailsHead, DetailsSection, type InspectorProps, NodeButtons } from './details-head.tsx'

/** The selected value, or the values of the selected group, with the subjects that have it. */
export function ValueDetails({ node, ...props }: InspectorProps & { node: ValueNode }) {
  const { graph, select, revealing, now } = props.workbench
  const titleId = useId()
  const [first] = node.values
  const single = node.values.length === 1 ? first : undefined
  const isRevealed = revealing.isRevealed(node.id)
  const holders = graph.subjects.filter(({ id }) => node.subjects.includes(id))
  const members = graph.held.filter(({ value }) => node.values.includes(value))
  return (
    <section aria-labelledby={titleId}>
      <DetailsHead
        id={titleId}
        kind={single?.kind ?? 'group'}
        title={formatValueTitle(node, isRevealed)}
        detail={`${single ? kindTitles[single.kind] : 'Vários'} · ${formatCounted(holders.length, 'assunto', 'assuntos')}`}
        reveal={
          single && isHideable(single.kind)
            ? {
                name: kindTitles[single.kind],
                isRevealed,
                onToggle: () => revealing.toggleReveal(node.id),
              }
            : undefined
        }
        onClose={() => select(undefined)}
      />
      <NodeButtons nodeId={node.id} canQuery={single !== undefined} {...props}>
        {!single && (
          <ActionButton onClick={() => arrange({ split: toggleItem(now.split, node.id) })}>
            <LuUngroup aria-hidden="true" /> Mostrar um por um
          </ActionButton>
        )}
      </NodeButtons>
      {!single && (
        <DetailsSection title={`Valores (${members.length})`}>
          {members.map((held) => (
            <ValueLine key={held.id} held={held} note={kindTitles[held.value.kind]} {...props} />
          ))}
        </DetailsSection>
      )}
      <DetailsSection title={holders.length > 1 ? 'Em comum a' : 'Na resposta de'}>
        {holders.map((subject) => (
          <li key={subject.id}>
            <chakra.button type="button" css={holderCss} onClick={() => focusNode(select, subject.id)}>
              <KindIcon kind={subject.kind ?? 'other'} />
              <Flex as="span" direction="column" minW="0">
                <Text as="span" fontWeight="500" truncate>
                  {nameSubject(subject)}
                </Text>
                <Text as="span" color="fg.muted" textStyle="small">
                  {subject.document}
                </Text>
              </Flex>
            </chakra.button>
          </li>
        ))}
      </DetailsSection>
      {holders.length > 1 && (
        <Text color="fg.muted" textStyle="small">
          O mesmo valor está nas respostas de {listNames(graph, node.subjects)}.
        </Text>
      )}
    </section>
  )
}

const holderCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  minH: '11',
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'control',
  focusVisibleRing: 'outside',
  _hover: { bg: 'bg.hover' },
} as const

type ValueLineProps = InspectorProps & {
  held: HeldValue
  /** The subjects that have the value, or its kind. */
  note: string
}

/** A value of an answer with its eye, and a button that lists the consultas that take it. */
export function ValueLine({ held, note, workbench, openMenu }: ValueLineProps) {
  const { id, value } = held
  const { graph, boxes, select, revealing } = workbench
  const buttonId = useId()
  const isRevealed = revealing.isRevealed(id)
  const shown = formatGraphValue(value, isRevealed)
  const name = `${kindTitles[value.kind]} ${formatGraphValue(value, false)}`
  const text = (
    <>
      <Text
        as="span"
        display="block"
        fontSize="14px"
        lineHeight="20px"
        fontVariantNumeric="tabular-nums"
        overflowWrap="anywhere"
      >
        {shown}
      </Text>
      <Text as="span" display="block" color="fg.muted" textStyle="small">
        {note}
      </Text>
    </>
  )
  return (
    <Flex as="li" align="center" gap="2" py="1">
      <KindIcon kind={value.kind} />
      <Box flex="1" minW="0">
        {boxes.has(id) ? (
          <chakra.button type="button" css={linkCss} onClick={() => select(id)}>
            {text}
          </chakra.button>
        ) : (
          text
        )}
      </Box>
      {isHideable(value.kind) && (
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
          openMenu(
            createValueRequest(graph, id, value, {
              buttonId,
              isByKeyboard: detail === 0,
              isHidden: !isRevealed,
            }),
          )
        }
      >
        <LuSearch aria-hidden="true" />
      </ToolButton>
    </Flex>
  )
}

/** Selects a node and gives it the focus. */
function focusNode(select: (id: string) => void, id: string): void {
  select(id)
  document.getElementById(nodeButtonId(id))?.focus({ preventScroll: true })
}

const linkCss = {
  width: 'full',
  minH: { base: '11', md: '0' },
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: 'sm',
  focusVisibleRing: 'outside',
  _hover: { color: 'primary.fg' },
} as const
