import { chakra, Flex, Text } from '@chakra-ui/react'
import { nodeButtonId } from '../canvas/node-view.tsx'
import { nameSubject } from '../model/graph-texts.ts'
import type { Subject } from '../model/session-graph.ts'
import { KindIcon } from '../toolbar/kind-filter.tsx'

type HolderLineProps = { subject: Subject; note: string; select: (id: string) => void }

/** A subject whose answers have the selected value. It leads to the subject's node. */
export function HolderLine({ subject, note, select }: HolderLineProps) {
  const focusNode = () => {
    select(subject.id)
    document.getElementById(nodeButtonId(subject.id))?.focus({ preventScroll: true })
  }
  return (
    <li>
      <chakra.button type="button" css={css} onClick={focusNode}>
        <KindIcon kind={subject.kind ?? 'other'} />
        <Flex as="span" direction="column" minW="0">
          <Text as="span" fontWeight="500" truncate>
            {nameSubject(subject)}
          </Text>
          <Text as="span" color="fg.muted" textStyle="small">
            {note}
          </Text>
        </Flex>
      </chakra.button>
    </li>
  )
}

const css = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: 'full',
  minH: '11',
  textAlign: 'inherit',
  cursor: 'pointer',
  borderRadius: 'control',
  focusVisibleRing: 'outside',
  _hover: { bg: 'bg.hover' },
} as const
