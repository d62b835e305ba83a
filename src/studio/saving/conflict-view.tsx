import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react'
import type { MergePart } from '@manifest/contract/studio.ts'
import { type ReactNode, useId, useState } from 'react'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { useRequest } from '../workspace/api.ts'
import {
  applyMerge,
  askAboutDrafts,
  discardDrafts,
  draftState,
  keepDrafts,
  readDraft,
} from '../workspace/drafts.ts'

/** A file that changed on the disk while the user edited it: the parts that both changed, and the choice of each. */
export function ConflictView({ name }: { name: string }) {
  const state = useSnapshot(draftState)
  const digest = state.disk[name]?.digest ?? ''
  const { answer } = useRequest(`${name} ${digest}`, [], (signal) =>
    askAboutDrafts('merge', { file: name, base: state.baseTexts[name] ?? null }, signal),
  )
  const parts = answer?.parts ?? []
  return (
    <Box
      as="section"
      aria-label={`${name} mudou no disco`}
      borderWidth="1px"
      borderColor="warning.emphasized"
      borderRadius="control"
      p="4"
    >
      <Heading as="h3" textStyle="h3" overflowWrap="anywhere">
        {name} mudou no disco
      </Heading>
      <Text color="fg.muted" mt="1">
        Outra pessoa ou programa gravou este arquivo depois que você começou. Nada foi gravado.
      </Text>
      {parts.length > 0 ? (
        <MergeForm key={digest} name={name} parts={parts} />
      ) : (
        <>
          <Versions
            disk={state.disk[name]?.text ?? '(removido)'}
            draft={readDraft(state, name) ?? '(removido)'}
          />
          <Choices name={name} />
        </>
      )}
    </Box>
  )
}

/** The ways out of a conflict. Those of the whole file are always there. */
const Choices = ({ name, children }: { name: string; children?: ReactNode }) => (
  <Flex gap="2" mt="4" wrap="wrap">
    {children}
    <Button size="sm" variant="outline" onClick={() => discardDrafts(`${name}: do disco`, [name])}>
      Ficar com o do disco
    </Button>
    <Button size="sm" variant="outline" onClick={() => keepDrafts([name])}>
      Ficar com o meu
    </Button>
  </Flex>
)

type Side = 'disk' | 'draft'

const sides: Record<Side, string> = { disk: 'No disco', draft: 'Seu' }

/** Parts that only one side changed are joined without a question. */
function MergeForm({ name, parts }: { name: string; parts: MergePart[] }) {
  const [chosen, setChosen] = useState<Record<number, Side>>({})
  const conflicts = parts.flatMap((part, index) => ('label' in part ? [{ ...part, index }] : []))
  const isComplete = conflicts.every(({ index }) => chosen[index] !== undefined)
  const join = () =>
    applyMerge(
      name,
      parts.map((part, index) => ('text' in part ? part.text : part[chosen[index] ?? 'draft'])).join(''),
    )
  return (
    <>
      <Text mt="3">
        {conflicts.length === 0
          ? 'As mudanças são em partes diferentes: juntas, ficam todas.'
          : `${formatCounted(conflicts.length, 'parte mudou', 'partes mudaram')} dos dois lados: escolha em cada uma. As outras mudanças ficam todas.`}
      </Text>
      {conflicts.map(({ index, label, disk, draft }) => (
        <Box key={index} as="fieldset" border="0" m="0" p="0" mt="4" minW="0">
          <chakra.legend fontWeight="600" mb="2" overflowWrap="anywhere">
            {label}
          </chakra.legend>
          <Box display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} gap="3">
            {(Object.keys(sides) as Side[]).map((side) => (
              <Choice
                key={side}
                title={sides[side]}
                group={`${name}-${index}`}
                text={side === 'disk' ? disk : draft}
                isChosen={chosen[index] === side}
                onChoose={() => setChosen({ ...chosen, [index]: side })}
              />
            ))}
          </Box>
        </Box>
      ))}
      <Choices name={name}>
        <Button size="sm" aria-disabled={!isComplete} onClick={() => isComplete && join()}>
          Juntar
        </Button>
      </Choices>
    </>
  )
}

/** Removes the spaces that all lines begin with. */
function removeIndent(text: string): string {
  const lines = text.trimEnd().split('\n')
  const written = lines.filter((line) => line.trim() !== '')
  const indent = Math.min(...written.map((line) => line.search(/\S/)))
  return lines.map((line) => line.slice(indent)).join('\n')
}

type ChoiceProps = {
  title: string
  group: string
  text: string
  isChosen: boolean
  onChoose: () => void
}

/** One version of a part: a click anywhere on it chooses it. */
function Choice({ title, group, text, isChosen, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <chakra.label
      display="block"
      minW="0"
      p="2"
      borderWidth="1px"
      borderRadius="control"
      borderColor={isChosen ? 'primary.solid' : 'border'}
      bg={isChosen ? 'primary.subtle' : undefined}
      cursor="pointer"
      css={{ '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focusRing' } }}
    >
      <Flex as="span" align="center" gap="2" textStyle="small" fontWeight="600">
        <input
          type="radio"
          name={group}
          checked={isChosen}
          aria-label={title}
          aria-describedby={id}
          onChange={onChoose}
        />
        {title}
      </Flex>
      <Lines id={id} text={text === '' ? '(sem esta parte)' : removeIndent(text)} />
    </chakra.label>
  )
}

const Versions = ({ disk, draft }: { disk: string; draft: string }) => (
  <Box display="grid" gridTemplateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))' }} gap="3" mt="3">
    {[
      [sides.disk, disk],
      [sides.draft, draft],
    ].map(([title = '', text = '']) => (
      <Box key={title} minW="0">
        <Text textStyle="small" fontWeight="600" mb="1">
          {title}
        </Text>
        <Box
          tabIndex={0}
          role="region"
          aria-label={title}
          maxH="320px"
          overflow="auto"
          px="2"
          bg="bg.muted"
          borderRadius="control"
        >
          <Lines text={text} />
        </Box>
      </Box>
    ))}
  </Box>
)

const Lines = ({ id, text }: { id?: string; text: string }) => (
  <chakra.code
    id={id}
    display="block"
    py="1"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
    fontFamily="mono"
    fontSize="12px"
    lineHeight="18px"
  >
    {text}
  </chakra.code>
)
