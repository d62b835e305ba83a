import { chakra, Flex, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { useSnapshot } from 'valtio'
import { comparison, maxCompared, toggleCompared } from '@/state/comparison.ts'
import { session } from '@/state/session.ts'
import { Checkbox } from '@/ui/forms/checkbox.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { listCandidates } from './candidates.ts'

/** Lists the subjects of the session. The user ticks those to compare. */
export function SubjectPicker() {
  const { items } = useSnapshot(session)
  const { subjectIds } = useSnapshot(comparison)
  const id = useId()
  const candidates = listCandidates(items)
  const isFull = subjectIds.length >= maxCompared
  if (candidates.length === 0) return null
  return (
    <Panel title="Assuntos desta sessão" description={`${subjectIds.length} de ${maxCompared} escolhidos`}>
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
        {candidates.map(({ id: subjectId, kindTitle, name, hiddenValue, isName }) => {
          const isChosen = subjectIds.includes(subjectId)
          return (
            <li key={subjectId}>
              <chakra.label css={candidateCss} data-chosen={isChosen || undefined}>
                <Checkbox
                  checked={isChosen}
                  disabled={isFull && !isChosen}
                  aria-describedby={isFull && !isChosen ? id : undefined}
                  onChange={() => toggleCompared(subjectId)}
                />
                <span>
                  {name ?? hiddenValue}{' '}
                  <chakra.span
                    color="fg.muted"
                    textStyle="small"
                    fontVariantNumeric="tabular-nums"
                    whiteSpace="nowrap"
                  >
                    {name === undefined || isName ? kindTitle : `${kindTitle} ${hiddenValue}`}
                  </chakra.span>
                </span>
              </chakra.label>
            </li>
          )
        })}
      </Flex>
      {isFull && (
        <Text id={id} color="fg.muted" textStyle="small" mt="3">
          A comparação tem no máximo {maxCompared} assuntos. Desmarque um para escolher outro.
        </Text>
      )}
    </Panel>
  )
}

const candidateCss = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: '11', md: '9' },
  paddingInline: '3',
  paddingBlock: '1',
  borderWidth: '1px',
  borderRadius: 'control',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[data-chosen]': { borderColor: 'primary.solid', bg: 'primary.subtle' },
  '&:has(input:disabled)': { opacity: 0.6, cursor: 'not-allowed' },
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.focusRing', outlineOffset: '1px' },
} as const
