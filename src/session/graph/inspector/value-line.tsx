import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { LuEye, LuEyeOff, LuSearch } from 'react-icons/lu'
import { kindTitles } from '../../session-texts.ts'
import { nodeButtonId } from '../canvas/node-view.tsx'
import type { HeldValue } from '../model/entry-values.ts'
import { formatValue, isHideable } from '../model/graph-texts.ts'
import { createValueRequest } from '../node-requests.ts'
import { KindIcon } from '../toolbar/kind-filter.tsx'
import { ToolButton } from '../toolbar/tool-buttons.tsx'
import type { InspectorProps } from './details-head.tsx'

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
  const shown = formatValue(value, isRevealed)
  const name = `${kindTitles[value.kind]} ${formatValue(value, false)}`
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
export function focusNode(select: (id: string) => void, id: string): void {
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
